/**
 * The script of the plain page: news come by themselves, and answers come without a new page.
 * Everything works without it; all it does is save the waiting.
 */

import { kept, wait } from "./pace";

interface Parts {
  n: number;
  title: string;
  ask: string;
  has_begun: boolean;
  parts: Record<string, string>;
}

interface Heard {
  said?: string;
  goto?: string;
  is_done?: boolean;
  error?: { sentence: string; rule: string };
}

interface News {
  t: string;
  n: number;
  needs_me: boolean;
  news: string[];
}

const MOST_NEWS = 30;
const { code = "", token = "", offline = "" } = document.body.dataset;
const path = `/plain/table/${code}`;
const AS_JSON = { accept: "application/json" };
let shown = Number(document.body.dataset.n);

// The parts of the page

/** What is folded open stays open, wherever it stands in its part. */
function folded(part: Element): boolean[] {
  return [...part.querySelectorAll("details")].map((one) => one.open);
}

function replace(part: HTMLElement, html: string): void {
  const made = document.createElement("template");
  made.innerHTML = html;
  const open = folded(part);
  if (made.innerHTML === part.innerHTML.replaceAll(' open=""', "")) return;
  const focus = part.contains(document.activeElement);
  part.replaceChildren(made.content);
  [...part.querySelectorAll("details")].forEach((one, at) => (one.open = open[at] ?? false));
  if (focus) part.querySelector<HTMLElement>("h2")?.focus();
}

async function refresh(): Promise<void> {
  const answer = await fetch(`${path}/parts`, { headers: AS_JSON });
  if (!answer.ok) return;
  const now = (await answer.json()) as Parts;
  if (now.n < shown) return;
  shown = now.n;
  document.title = titleOf(now.title);
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    replace(part, now.parts[part.dataset.part ?? ""] ?? "");
  }
  const ask = document.querySelector<HTMLInputElement>("#type [name=ask]");
  if (ask) ask.value = now.ask;
  else if (now.has_begun) location.reload();
}

/** The server's title is markup. */
function titleOf(html: string): string {
  const text = document.createElement("template");
  text.innerHTML = html;
  return text.content.textContent ?? "";
}

// News

function tell(lines: string[]): void {
  const place = document.getElementById("news");
  if (!place) return;
  for (const line of lines) {
    const said = document.createElement("p");
    said.textContent = line;
    place.append(said);
  }
  while (place.childElementCount > MOST_NEWS) place.firstElementChild?.remove();
}

const soon = kept(() => refresh().catch(() => undefined));

function listen(tries = 0): void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${code}`);
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    socket.send(JSON.stringify({ t: "hello", token, lang: document.documentElement.lang, form: "plain" }));
  };
  socket.onmessage = (event: MessageEvent<string>) => {
    const news = JSON.parse(event.data) as News;
    if (news.t !== "page") return;
    tell(news.news);
    if (news.n > shown) soon(news.needs_me);
  };
  socket.onclose = () => setTimeout(() => listen(wasOpen ? 0 : tries + 1), wait(tries));
}

// Forms

function hear(html: string): void {
  const place = document.getElementById("said");
  if (place) place.innerHTML = html;
}

function hearText(text: string): void {
  const place = document.getElementById("said");
  if (place) place.textContent = text;
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  const answer = await fetch(path, { method: "POST", body: fields, headers: AS_JSON });
  const heard = (await answer.json()) as Heard;
  if (heard.error) return hearText(`${heard.error.sentence} ${heard.error.rule}`.trim());
  if (heard.goto) return location.assign(heard.goto);
  hear(heard.said ?? "");
  const line = form.querySelector<HTMLInputElement>("input[name=line]");
  if (line) line.value = "";
  if (heard.is_done) await refresh();
}

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const isSitting = event.submitter?.getAttribute("value") === "sit";
  if (form.method !== "post" || isSitting || new URL(form.action).pathname !== path) return;
  event.preventDefault();
  send(form, event.submitter).catch(() => hearText(offline));
});

if (code) listen();
