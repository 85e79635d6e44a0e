// Writes dist/web/front-page.html: the front page as a visitor finds it, with its styles, to be read before any script;
// the theme's styles, for every page; dist/page-files.json: the scripts of every other page; and
// dist/known-operations.json: what the app asks, which the server reads and nobody is sent.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../web/App";
import { withCodeOf } from "../web/lazy-code";
import { routes } from "../web/routes";
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
  // The app's own files come when somebody uses the page, and before that nobody asks who that is.
  .replace(/\s*<script[^>]*src="\/early-access\.js"[^>]*><\/script>/, "")
  .replace(/\s*<link rel="modulepreload"[^>]*>/g, "")
  .replace(/(<script type="module"[^>]*src=")[^"]*/, `$1/assets/${script}`)
  // Each file that the first paint waits for is a journey of its own.
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

/** React puts it first, since it knows of no head; the page has the same one there. */
function withoutTitle(text: string): string {
  return text.replace(/^<title>[^<]*<\/title>/, "");
}

interface Styles {
  /** The theme: its variables, and how bare elements look. */
  ofPage: string;
  /** Marked as the browser's own cache marks them, so that it takes them over and writes none of them twice. */
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
// The app listens to the browser's other tabs, and a process that listens does not end by itself.
process.exit();
