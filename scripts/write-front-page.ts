// Writes dist/web/front-page.html: the front page as a visitor finds it, with its styles, to be read before any script.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../web/App";
import { withCodeOf } from "../web/lazy-code";
import { routes } from "../web/routes";

const folder = join(import.meta.dirname, "..", "dist", "web");
const cache = createCache({ key: "css" });
cache.compat = true;

await withCodeOf(routes, "/");
const router = createMemoryRouter(routes);
const markup = withoutTitle(await written());
const script = readdirSync(join(folder, "assets")).find((name) => /^front-page-.*\.js$/.test(name));
if (!script) throw new Error("The front page's script is not built");

const page = readFileSync(join(folder, "index.html"), "utf8")
  // The app's own files come when somebody uses the page.
  .replace(/\s*<link rel="modulepreload"[^>]*>/g, "")
  .replace(/(<script type="module"[^>]*src=")[^"]*/, `$1/assets/${script}`)
  // Each file that the first paint waits for is a journey of its own.
  .replace(/<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g, (_link, path: string) => {
    return `<style>${readFileSync(join(folder, path), "utf8")}</style>`;
  })
  .replace("</head>", () => `${stylesOf(cache)}</head>`)
  .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
writeFileSync(join(folder, "front-page.html"), page);

async function written(): Promise<string> {
  const app = createElement(CacheProvider, { value: cache }, createElement(App, { router }));
  const { prelude } = await prerenderToNodeStream(app);
  let text = "";
  for await (const chunk of prelude) text += String(chunk);
  return text;
}

/** React puts it first, since it knows of no head; the page has the same one there. */
function withoutTitle(text: string): string {
  return text.replace(/^<title>[^<]*<\/title>/, "");
}

/** Marked as the browser's own cache marks them, so that it takes them over and writes none of them twice. */
function stylesOf({ inserted, registered, key }: EmotionCache): string {
  const names = Object.keys(inserted);
  const ofElements = names.filter((name) => `${key}-${name}` in registered);
  const ofPage = names.filter((name) => !ofElements.includes(name));
  return [
    ...ofPage.map((name) => `<style data-emotion="${key}-global ${name}">${inserted[name]}</style>`),
    `<style data-emotion="${key} ${ofElements.join(" ")}">${ofElements.map((name) => inserted[name]).join("")}</style>`,
  ].join("");
}
// The app listens to the browser's other tabs, and a process that listens does not end by itself.
process.exit();
