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
import { serveWebApp } from "./web-app";

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "praia-web-"));
  mkdirSync(join(folder, "web", "assets"), { recursive: true });
  writeFileSync(join(folder, "segredo.js"), "segredo");
  writeFileSync(join(folder, "segredo.js.br"), "segredo comprimido");
  writeFileSync(
    join(folder, "web", "index.html"),
    '<title>página</title><meta name="contact" content="Praia &lt;a@b.example&gt;" />',
  );
  writeFileSync(
    join(folder, "web", "front-page.html"),
    'capa <meta name="contact" content="Praia &lt;a@b.example&gt;" />',
  );
  mkdirSync(join(folder, "web", ".well-known"));
  writeFileSync(join(folder, "web", ".well-known", "security.txt"), "contato");
  writeFileSync(join(folder, "web", "assets", "app.js"), "inteiro");
  writeFileSync(join(folder, "web", "assets", "app.js.br"), "comprimido");
  server = createServer(
    express().use(
      serveWebApp(join(folder, "web"), {
        contact: { name: 'A "B" $&', email: "c@d.example" },
        mayBeSignedIn: (request) => request.headers.cookie === "presente",
        arriving: (path) => Promise.resolve(path === "/torneio/1" ? { title: "Copa", line: "sábado" } : null),
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

/** Sends the path exactly as it stands: fetch would tidy it up first. */
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

test("every page says who answers for the platform", async () => {
  expect((await ask("/contato", "identity")).body).toBe(
    '<title>página</title><meta name="contact" content="A &quot;B&quot; $&amp; &lt;c@d.example&gt;" />',
  );
});

test("a visitor gets the front page as it was written down, whoever may be signed in the app", async () => {
  const contact = '<meta name="contact" content="A &quot;B&quot; $&amp; &lt;c@d.example&gt;" />';
  const visitor = await answerOf("/?de=folheto", {});
  const known = await answerOf("/", { Cookie: "presente" });
  expect(visitor.body).toBe(`capa ${contact}`);
  expect(known.body).toBe(`<title>página</title>${contact}`);
  for (const { headers } of [visitor, known]) {
    expect(headers["vary"]).toContain("Cookie");
    expect(headers["cache-control"]).toBe("no-cache");
  }
  const another = await answerOf("/contato", {});
  expect(another.body).toBe(`<title>página</title>${contact}`);
  expect(another.headers["vary"] ?? "").not.toContain("Cookie");
});

test("a page whose opening is known is sent with it", async () => {
  expect((await answerOf("/torneio/1", {})).body).toContain("<title>Copa · Praia</title>");
  expect((await answerOf("/torneio/2", {})).body).toContain("<title>página</title>");
});
