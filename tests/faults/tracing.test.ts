import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase } from "../support/database";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// The built server exports its traces to a collector that keeps what it receives.
interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  resourceSpans: { resource: unknown; scopeSpans: { spans: ExportedSpan[] }[] }[];
}

const scratch = mkdtempSync(join(tmpdir(), "praia-tracing-"));
const bodies: string[] = [];
let answers = true;
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    bodies.push(Buffer.concat(chunks).toString());
    if (answers) response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
});
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const products: Product[] = [];

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  for (const product of products) product.signal("SIGKILL");
  await Promise.all(products.map(({ ended }) => ended));
  collector.closeAllConnections();
  collector.close();
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const begin = () => {
  const product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: scratch,
    DATABASE_URL: database.url,
    OTEL_BSP_SCHEDULE_DELAY: "200",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  products.push(product);
  return product;
};

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const callerSpan = "00f067aa0ba902b7";
const secret = "fulana@particular.example";

test("requests, their statements and jobs are exported without personal data", async () => {
  const product = begin();
  const url = await product.ready();
  const ask = (body: unknown) =>
    fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: `00-${traceId}-${callerSpan}-01` },
      body: JSON.stringify(body),
    }).then((response) => response.json());
  await ask({
    query:
      "query RankingsAround($search: String) { rankings(first: 1, search: $search) { edges { node { id } } } }",
    variables: { search: secret },
  });
  await ask({
    query: `mutation AskForLink($email: String!) { requestPasswordReset(input: { email: $email, portal: ATHLETE }) { __typename } }`,
    variables: { email: secret },
  });
  await fetch(`${url}/atletas/fulana%20de%20tal?nome=${secret}`);
  await vi.waitFor(() => expect(bodies.join("")).toContain("job mail_password_reset"), { timeout: 60_000 });
  product.signal("SIGTERM");
  expect(await product.ended).toBe(0);

  const exported = bodies
    .map((body) => JSON.parse(body) as Export)
    .flatMap(({ resourceSpans }) => resourceSpans);
  const spans = exported.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const request = spans.find(({ name }) => name === "RankingsAround");
  expect(request).toMatchObject({ traceId, parentSpanId: callerSpan });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name, traceId: of }) => `${name} ${of}`)).toContain(`SELECT ${traceId}`);
  expect(spans.map(({ name }) => name)).toContain("AskForLink");
  expect(spans.find(({ name }) => name === "GET /atletas/…")).toBeDefined();
  expect(JSON.stringify(exported)).toContain('"praia"');
  expect(bodies.join("")).not.toMatch(/particular|fulana/);
});

test("a collector that does not respond delays the end by two seconds at most", async () => {
  answers = false;
  const product = begin();
  const url = await product.ready();
  await fetch(`${url}/healthz`);
  const before = bodies.length;
  product.signal("SIGTERM");
  expect(await product.ended).toBe(0);
  expect(bodies.length).toBeGreaterThan(before);
});
