import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOfPages, withArriving, withFiles } from "./page-head";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "praia-pages-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const html =
  '<head><title>Praia</title><meta name="description"\n content="Plataforma" /></head><body><div id="root"></div></body>';

test("a page is known by its address, and by its words before what any word fits", () => {
  const file = join(folder, "page-files.json");
  const pages = [
    { path: "/torneio/:id", files: ["assets/torneio.js"] },
    { path: "/torneio/:id/tv", files: ["assets/tv.js"] },
    { path: "/torneio/novo", files: ["assets/novo.js"] },
  ];
  writeFileSync(file, JSON.stringify(pages));
  const filesOf = filesOfPages(file);
  expect(filesOf("/torneio/1")).toEqual(["assets/torneio.js"]);
  expect(filesOf("/torneio/novo")).toEqual(["assets/novo.js"]);
  expect(filesOf("/torneio/1/tv")).toEqual(["assets/tv.js"]);
  for (const unknown of ["/", "/torneio/", "/torneio/1/outra", "/torneio"])
    expect(filesOf(unknown)).toEqual([]);
});

test("without the build's list no page has files of its own", () => {
  expect(filesOfPages(join(folder, "nenhuma.json"))("/torneio/1")).toEqual([]);
});

test("each file is preloaded once, in the head", () => {
  expect(withFiles(html, ["assets/a.js", "assets/b.js"])).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/b.js"></head>',
  );
});

test("a title is escaped, whatever the name of the tournament contains", () => {
  const page = withArriving(
    html,
    { title: 'Copa </title><script>"$&$1"', line: "sábado & domingo" },
    'https://praia.example/torneio/1"><b>',
  );
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<b>");
  const title = "Copa &lt;/title&gt;&lt;script&gt;&quot;$&amp;$1&quot;";
  expect(page).toContain(`<title>${title} · Praia</title>`);
  expect(page).toContain(`<meta property="og:title" content="${title}">`);
  expect(page).toContain('<meta name="description" content="sábado &amp; domingo">');
  expect(page).toContain(`<p class="title">${title}</p><p>sábado &amp; domingo</p></div><div id="root">`);
});

test("a page with a picture has meta tags with its address and size", () => {
  const shown = (more: object) =>
    withArriving(html, { title: "Lia", line: "Nível B", ...more }, "https://praia.example/atleta/1");
  expect(shown({ picture: "https://praia.example/cartoes/atleta/1.png" })).toContain(
    '<meta property="og:image" content="https://praia.example/cartoes/atleta/1.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  );
  expect(shown({})).not.toContain("og:image");
});
