/** Where the page begins: the words first, then everything else. */

// The look comes before the components, so that each may change it.
import "./look/base.css";
import "./look/materials.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstWords } from "./words/words.svelte";

const place = document.getElementById("page");
if (place) {
  await firstWords();
  mount(App, { target: place });
}
