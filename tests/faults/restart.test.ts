import { Agent, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../support/database";
import { buildProduct, spawnProduct, type Product } from "../support/product";

const scratch = mkdtempSync(join(tmpdir(), "praia-restart-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const products: Product[] = [];

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const product of products) product.signal("SIGKILL");
  await Promise.all(products.map(({ ended }) => ended));
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const begin = (name: string, port = "0") => {
  const product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: join(scratch, name),
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    PORT: port,
  });
  products.push(product);
  return product;
};

const body = JSON.stringify({ query: "{ rankings(first: 1) { edges { node { id } } } }" });

/**
 * As a proxy does: on connections that stay open, and at the other server where this one lets nobody in, or had closed the
 * open connection before it read anything.
 */
function proxyTo(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const send = (url: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const sent = request(`${url}/graphql`, { agent, method: "POST", headers }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve(`${response.statusCode} ${text}`));
        response.on("error", reject);
      });
      sent.on("error", (error) => reject(Object.assign(error, { untried: sent.reusedSocket }))).end(body);
    });
  let turn = 0;
  return {
    close: () => agent.destroy(),
    ask: async (): Promise<string> => {
      turn += 1;
      const [first = "", second = ""] = turn % 2 === 0 ? urls : urls.toReversed();
      return send(first).catch((error: NodeJS.ErrnoException & { untried: boolean }) =>
        error.code === "ECONNREFUSED" || (error.code === "ECONNRESET" && error.untried)
          ? send(second)
          : String(error),
      );
    },
  };
}

test("a rolling restart of two servers behind a proxy fails no request", async () => {
  const pair = [begin("a"), begin("b")];
  const urls = await Promise.all(pair.map((product) => product.ready()));
  const proxy = proxyTo(urls);
  const answers: Promise<string>[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      answers.push(proxy.ask());
      await sleep(50);
    }
  })();

  for (const [index, product] of pair.entries()) {
    product.signal("SIGTERM");
    expect(await product.ended).toBe(0);
    const [, port = ""] = /:(\d+)$/.exec(urls[index] ?? "") ?? [];
    await begin(`${index}`, port).ready();
    await sleep(500); // both are asked again
  }
  over = true;
  await asking;
  const received = await Promise.all(answers);
  proxy.close();
  expect(received.length).toBeGreaterThan(20);
  for (const answer of received) expect(answer).toContain('200 {"data":{"rankings":{"edges":[]}}');
});
