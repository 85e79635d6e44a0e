// Writes dist/web/front-page.html: the prerendered front page with its styles, readable before any script loads;
// the theme's styles, for every page; dist/page-files.json: the scripts of every other page; and
// dist/known-operations.json: the app's persisted operations, for the server only.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../web/App";
import { withCodeOf, routes } from "../web/routes";
import { builtModulesFile, type BuiltModules } from "./built-modules";
import { knownOperationsFile } from "./known-operations";
import { pageFiles } from "./page-files";

const dist = join(import.meta.dirname, "..", "dist");
const folder = join(dist, "web");
const cache = createCache({ key: "css" });
cache.compat = true;

await withCodeOf(routes, "/");
const router = createMemoryRouter(routes);
const markup = withoutTitle(await written());
const script = readdirSync(join(folder, "assets")).find((name) => /^front-page-.*\.js$/.test(name));
if (!script) throw new Error("The front page's script is not built");

const styles = stylesOf(cache);
const themeFile = `assets/theme-${createHash("sha256").update(styles.ofPage).digest("hex").slice(0, 8)}.css`;
writeFileSync(join(folder, themeFile), styles.ofPage);
const index = readFileSync(join(folder, "index.html"), "utf8").replace(
  /<link rel="stylesheet"/,
  (first) => `<link rel="stylesheet" href="/${themeFile}">${first}`,
);
writeFileSync(join(folder, "index.html"), index);

const page = index
  // The app's scripts are loaded on the first interaction; there is no session request before that.
  .replace(/\s*<script[^>]*src="\/early-access\.js"[^>]*><\/script>/, "")
  .replace(/\s*<link rel="modulepreload"[^>]*>/g, "")
  .replace(/(<script type="module"[^>]*src=")[^"]*/, `$1/assets/${script}`)
  // Each file that blocks the first paint costs a round trip.
  .replace(/<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g, (_link, path: string) => {
    return `<style>${readFileSync(join(folder, path), "utf8")}</style>`;
  })
  .replace("</head>", () => `${styles.ofElements}</head>`)
  .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
writeFileSync(join(folder, "front-page.html"), page);

const built = join(folder, builtModulesFile);
const files = pageFiles(routes, JSON.parse(readFileSync(built, "utf8")) as BuiltModules);
writeFileSync(join(dist, "page-files.json"), JSON.stringify(files));
rmSync(built);
renameSync(join(folder, knownOperationsFile), join(dist, knownOperationsFile));

async function written(): Promise<string> {
  const app = createElement(CacheProvider, { value: cache }, createElement(App, { router }));
  const { prelude } = await prerenderToNodeStream(app);
  let text = "";
  for await (const chunk of prelude) text += String(chunk);
  return text;
}

/** React renders it first, because it does not know the head; the page already has it there. */
function withoutTitle(text: string): string {
  return text.replace(/^<title>[^<]*<\/title>/, "");
}

interface Styles {
  /** The theme: its variables and the base styles of elements. */
  ofPage: string;
  /** Marked like Emotion's own cache in the browser, which then adopts them and does not insert them twice. */
  ofElements: string;
}

function stylesOf({ inserted, registered, key }: EmotionCache): Styles {
  const names = Object.keys(inserted);
  const ofElements = names.filter((name) => `${key}-${name}` in registered);
  const textOf = (some: readonly string[]) => some.map((name) => inserted[name]).join("");
  return {
    ofPage: textOf(names.filter((name) => !ofElements.includes(name))),
    ofElements: `<style data-emotion="${key} ${ofElements.join(" ")}">${textOf(ofElements)}</style>`,
  };
}
// The app listens to other tabs, which keeps the process alive: exit explicitly.
process.exit();
