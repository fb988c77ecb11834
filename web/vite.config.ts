/** How the page is built: into the Python package, where the server finds it. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8421";

export default defineConfig({
  plugins: [svelte()],
  server: {
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: "../src/madmage/server/page",
    emptyOutDir: true,
    // The server's policy forbids everything inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      // The plain page is made by the server; only its script is built here, under a name it knows.
      input: { index: "index.html", plain: "src/plain/plain.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "plain" ? "plain.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
