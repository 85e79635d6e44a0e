import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWebApp } from "./app";

let folder: string;
let server: Server;
let notice: string | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "praia-web-"));
  mkdirSync(join(folder, "web", "assets"), { recursive: true });
  writeFileSync(join(folder, "segredo.js"), "segredo");
  writeFileSync(join(folder, "segredo.js.br"), "segredo comprimido");
  writeFileSync(
    join(folder, "web", "index.html"),
    '<title>página</title><meta name="platform" content="" /><body><div id="root"></div></body>',
  );
  writeFileSync(
    join(folder, "web", "front-page.html"),
    'capa <meta name="platform" content="" /><body><div id="root"></div></body>',
  );
  mkdirSync(join(folder, "web", ".well-known"));
  writeFileSync(join(folder, "web", ".well-known", "security.txt"), "contato");
  writeFileSync(join(folder, "web", "assets", "app.js"), "inteiro");
  writeFileSync(join(folder, "web", "assets", "app.js.br"), "comprimido");
  server = createServer(
    express().use(
      serveWebApp(join(folder, "web"), {
        platform: () => Promise.resolve({ about: { operatorName: 'A "B" $&' }, notice }),
        mayBeSignedIn: (request) => request.headers.cookie === "presente",
        arriving: (path) => Promise.resolve(path === "/torneio/1" ? { title: "Copa", line: "sábado" } : null),
        standingTitle: (path) => (path === "/dia" ? "Hoje" : null),
        publicUrl: () => "https://praia.example",
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged, because fetch would normalise it. */
const answerOf = (path: string, sent: OutgoingHttpHeaders) =>
  new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { Accept: "text/html", ...sent };
    get({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ headers: response.headers, body }));
    }).on("error", reject);
  });

const ask = async (path: string, encoding: string) => {
  const { headers, body } = await answerOf(path, { "Accept-Encoding": encoding });
  return { encoding: headers["content-encoding"], body };
};

test.each(["/assets/app.js", "/assets/app.js?v=1", "/assets/app.js?a.js"])(
  "%s is announced as compressed exactly when it is",
  async (path) => {
    expect(await ask(path, "gzip, br")).toEqual({ encoding: "br", body: "comprimido" });
    expect(await ask(path, "gzip")).toEqual({ encoding: undefined, body: "inteiro" });
  },
);

test.each([
  "/assets/../../segredo.js",
  "/assets/..%2f..%2fsegredo.js",
  "/assets/%2e%2e/%2e%2e/segredo.js",
  "/assets/..%5c..%5csegredo.js",
  "/assets/app.js%00",
  "/../segredo.js",
  "/..%2fsegredo.js",
])("%s leads nowhere outside", async (path) => {
  for (const encoding of ["br", "gzip"])
    expect((await ask(path, encoding)).body).not.toContain("segredo com");
  expect((await ask(path, "gzip")).body).not.toBe("segredo");
});

test("what programs look for under /.well-known is a file", async () => {
  expect((await ask("/.well-known/security.txt", "identity")).body).toBe("contato");
});

const platform =
  '<meta name="platform" content="{&quot;operatorName&quot;:&quot;A \\&quot;B\\&quot; $&amp;&quot;}" />';

test("every page says who answers for the platform", async () => {
  expect((await ask("/contato", "identity")).body).toBe(
    `<title>página</title>${platform}<body><div id="root"></div></body>`,
  );
});

test("what is announced stands above every page, as the text it is", async () => {
  notice = "Paramos às 22h <b> $&";
  const banner =
    '<body><aside id="notice" aria-label="Aviso da plataforma"><p>Paramos às 22h &lt;b&gt; $&amp;</p></aside>';
  for (const path of ["/", "/contato"]) expect((await answerOf(path, {})).body).toContain(banner);
  const opening = '<div id="arriving" aria-hidden="true">';
  expect((await answerOf("/torneio/1", {})).body).toContain(banner + opening);
  notice = null;
  expect((await answerOf("/", {})).body).not.toContain("aside");
});

test("the title of a page for signed-in users is not sent to visitors", async () => {
  const visitor = await answerOf("/dia", {});
  const known = await answerOf("/dia", { Cookie: "presente" });
  expect(visitor.body).not.toContain("Hoje");
  expect(known.body).toContain('<p class="title">Hoje</p></div><div id="root">');
  for (const { headers } of [visitor, known]) expect(headers["vary"]).toContain("Cookie");
});

test("a visitor gets the prerendered front page, and a request with a session does not", async () => {
  const visitor = await answerOf("/?de=folheto", {});
  const known = await answerOf("/", { Cookie: "presente" });
  expect(visitor.body).toBe(`capa ${platform}<body><div id="root"></div></body>`);
  expect(known.body).toBe(`<title>página</title>${platform}<body><div id="root"></div></body>`);
  for (const { headers } of [visitor, known]) {
    expect(headers["vary"]).toContain("Cookie");
    expect(headers["cache-control"]).toBe("no-cache");
  }
  const another = await answerOf("/contato", {});
  expect(another.body).toBe(`<title>página</title>${platform}<body><div id="root"></div></body>`);
  expect(another.headers["vary"] ?? "").not.toContain("Cookie");
});

test("a page whose opening is known is sent with it", async () => {
  expect((await answerOf("/torneio/1", {})).body).toContain("<title>Copa · Praia</title>");
  expect((await answerOf("/torneio/2", {})).body).toContain("<title>página</title>");
});
