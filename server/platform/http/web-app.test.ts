import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type Server } from "node:http";
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
  writeFileSync(join(folder, "web", "index.html"), "página");
  mkdirSync(join(folder, "web", ".well-known"));
  writeFileSync(join(folder, "web", ".well-known", "security.txt"), "contato");
  writeFileSync(join(folder, "web", "assets", "app.js"), "inteiro");
  writeFileSync(join(folder, "web", "assets", "app.js.br"), "comprimido");
  server = createServer(express().use(serveWebApp(join(folder, "web"))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends the path exactly as it stands: fetch would tidy it up first. */
const ask = (path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { "Accept-Encoding": encoding, Accept: "text/html" };
    get({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ encoding: response.headers["content-encoding"], body }));
    }).on("error", reject);
  });

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
