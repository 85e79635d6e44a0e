import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import webPush from "web-push";
import { readConfig } from "../../server/platform/config";
import { commandOf } from "../../server/platform/embedded-postgres";
import { createTestDatabase } from "../support/database";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// Closed to everybody else, as fresh temporary folders are: the embedded database has to cope with that as root too.
const scratch = mkdtempSync(join(tmpdir(), "praia-startup-"));
const secret = randomBytes(32).toString("base64url");
const vapid = webPush.generateVAPIDKeys();
let running: Product[] = [];
const start = (environment: Record<string, string>): Product => {
  const product = spawnProduct({ DEMO_DATA: "off", DATA_DIR: join(scratch, "unused"), ...environment });
  running.push(product);
  return product;
};

beforeAll(buildProduct);
afterEach(async () => {
  for (const product of running) product.signal("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("what has to be put right is said in one sentence", () => {
  const wrongPassword = () => {
    const url = new URL(inject("templateDatabaseUrl"));
    url.password = "errada";
    return url.href;
  };
  const file = join(scratch, "file");
  writeFileSync(file, "");

  test.each<[string, () => Record<string, string>, string]>([
    [
      "production without its secret",
      () => ({ NODE_ENV: "production" }),
      "Em produção é preciso definir ACCESS_TOKEN_SECRET",
    ],
    ["a DATABASE_URL that is none", () => ({ DATABASE_URL: "banco" }), "DATABASE_URL deve ter a forma"],
    [
      "a database that nobody serves",
      () => ({ DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c" }),
      "(ECONNREFUSED)",
    ],
    ["a wrong password", () => ({ DATABASE_URL: wrongPassword() }), "(28P01)"],
    ["a data folder below a file", () => ({ DATA_DIR: join(file, "data") }), "(ENOTDIR)"],
  ])("%s", async (_name, environment, sentence) => {
    const product = start(environment());
    expect(await product.ended).toBe(1);
    const { stderr } = product.output();
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test.each([
    [{ NODE_ENV: "production", ACCESS_TOKEN_SECRET: "x".repeat(31) }, "pelo menos 32 bytes"],
    [
      { NODE_ENV: "production", ACCESS_TOKEN_SECRET: "x".repeat(40) },
      "ACCESS_TOKEN_SECRET é fácil de adivinhar: gere um com “openssl rand -hex 32”.",
    ],
    [
      { NODE_ENV: "production", ACCESS_TOKEN_SECRET: secret },
      "Em produção é preciso definir DATABASE_URL (postgresql://",
    ],
    [{ DATABASE_URL: "postgresql://a:b@localhost:5432" }, "DATABASE_URL deve dizer o nome do banco"],
    [{ DATABASE_URL: "postgresql://a:b@localhost:5432/?x=y" }, "DATABASE_URL deve dizer o nome do banco"],
    [{ DATABASE_URL: "mysql://a:b@localhost:5432/" }, "DATABASE_URL deve ter a forma"],
    [{ NODE_ENV: "produccion" }, "NODE_ENV deve ser"],
    [{ CONTACT: "contato@praia.example" }, "CONTACT deve ter a forma Nome <nome@servidor>."],
    [{ VAPID_PUBLIC_KEY: vapid.publicKey }, "Defina VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY, as duas."],
    [
      { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: vapid.privateKey },
      "VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY não formam um par",
    ],
    [{ VAPID_SUBJECT: "contato" }, "VAPID_SUBJECT deve ser mailto:nome@servidor ou https://…."],
    [{ PORT: "80000" }, "PORT deve ser um número de 0 a 65535"],
  ])("%o", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test("keys for push notifications that belong together are taken, with the sender of mails as contact", () => {
    const keys = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
    expect(
      readConfig({ ...keys, ACCESS_TOKEN_SECRET: secret, MAIL_FROM: "Praia <oi@praia.example>" }),
    ).toMatchObject({ vapid, vapidSubject: "mailto:oi@praia.example" });
    expect(readConfig({ ACCESS_TOKEN_SECRET: secret }).vapid).toBeNull();
  });

  test("secrets are read from files", () => {
    const path = join(scratch, "url");
    writeFileSync(path, "postgresql://a:b@servidor/praia\n");
    expect(readConfig({ DATABASE_URL_FILE: path, ACCESS_TOKEN_SECRET: secret }).databaseUrl).toBe(
      "postgresql://a:b@servidor/praia",
    );
    expect(() => readConfig({ DATABASE_URL_FILE: path, DATABASE_URL: "postgresql://a:b@c/d" })).toThrow(
      "Defina DATABASE_URL ou DATABASE_URL_FILE, não os dois.",
    );
    expect(() => readConfig({ SMTP_URL_FILE: join(scratch, "none") })).toThrow("SMTP_URL_FILE (ENOENT)");
  });

  test("a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    const { port } = other.address() as AddressInfo;
    const product = start({ PORT: String(port) });
    expect(await product.ended).toBe(1);
    expect(product.output().stderr.trim()).toBe(
      `A porta ${port} já está em uso: encerre o outro programa ou defina PORT com outra porta.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});

test("a server whose log nobody reads any more goes on, and stops when told", async () => {
  const { url: databaseUrl } = await createTestDatabase();
  const product = start({ DATABASE_URL: databaseUrl, LOG_LEVEL: "info" });
  const url = await product.ready();
  product.stopReading();
  for (let request = 0; request < 20; request++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  product.signal("SIGTERM");
  expect(await product.ended).toBe(0);
});

test("two servers start at once on an empty database in production, and stop when told", async () => {
  const database = await createTestDatabase({ empty: true });
  const environment = {
    NODE_ENV: "production",
    DEMO_DATA: "on",
    DATABASE_URL: database.url,
    ACCESS_TOKEN_SECRET: secret,
  };
  const servers = [start(environment), start(environment)];
  for (const url of await Promise.all(servers.map((server) => server.ready()))) {
    for (const path of ["/correio", "/estilo/aberto"]) {
      const answer = await fetch(url + path, { headers: { Accept: "application/json" } });
      expect(answer.status, path).toBe(404);
    }
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS people FROM usuarios");
  await client.end();
  expect(rows).toEqual([{ people: 0 }]);
  for (const server of servers) server.signal("SIGTERM");
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(servers.map((server) => server.output().stderr)).toEqual(["", ""]);
  await database.drop();
});

describe("a server with a database of its own", () => {
  const folder = join(scratch, "data");
  const postgresPid = () =>
    Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

  const postgresPort = () =>
    Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);

  /** What the server listens to in its PostgreSQL: events, and jobs. */
  const listenersOn = async (port: number): Promise<string[]> => {
    const client = new pg.Client({
      host: "127.0.0.1",
      port,
      user: "praia",
      password: readFileSync(join(folder, "postgres-password"), "utf8"),
      database: "praia",
    });
    await client.connect();
    const { rows } = await client.query<{ query: string }>(
      "SELECT query FROM pg_stat_activity WHERE query LIKE 'LISTEN%' ORDER BY 1",
    );
    await client.end();
    return rows.map(({ query }) => query);
  };

  test("Ctrl-C during the start leaves nothing behind", async () => {
    const product = start({ DATA_DIR: folder });
    await product.prints("Criando o banco de dados");
    product.signal("SIGINT");
    expect(await product.ended).toBe(0);
    expect(product.output().stderr).toBe("");
    expect(product.output().stdout).not.toContain("Praia está pronta");
  });

  test("a second server is refused and does not disturb the first, which stops its PostgreSQL with it", async () => {
    const first = start({ DATA_DIR: folder });
    const url = await first.ready();
    const second = start({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output().stderr).toContain(`já está em uso por outro servidor (processo ${first.pid})`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(statSync(join(folder, "postgres.log")).mode & 0o777).toBe(0o600);
    const pid = postgresPid();
    first.signal("SIGINT");
    expect(await first.ended).toBe(0);
    expect(commandOf(pid)).toBe("");
  });

  test("after a server that was killed, the next ends its PostgreSQL and takes over", async () => {
    const killed = start({ DATA_DIR: folder });
    await killed.ready();
    expect(killed.output().stdout).not.toContain("Criando o banco de dados");
    const orphan = postgresPid();
    killed.signal("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    expect(commandOf(orphan)).not.toBe("");
    await start({ DATA_DIR: folder }).ready();
    expect(commandOf(orphan)).toBe("");
  });

  /** Takes in mail and says nothing, until it is told to hang up. */
  const silentMailServer = async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      calls: () => sockets.length,
      hangUp: () => sockets.forEach((socket) => socket.destroy()),
      close: () => server.close(),
    };
  };
  const statusOf = async (url: string) => (await fetch(url)).status;

  test("a PostgreSQL that dies is started again on the same port, and everything goes on", async () => {
    const mail = await silentMailServer();
    const product = start({
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      ADMIN_EMAIL: "administracao@praia.example",
    });
    const url = await product.ready();
    const port = postgresPort();
    const listening = await listenersOn(port);
    expect(listening.length).toBeGreaterThanOrEqual(2);
    await vi.waitFor(() => expect(mail.calls()).toBe(1), { timeout: 60_000 });

    process.kill(postgresPid(), "SIGKILL");
    mail.hangUp(); // a job that fails while it cannot say so
    await vi.waitFor(async () => expect(await statusOf(`${url}/healthz`)).toBe(503), { interval: 10 });
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    await vi.waitFor(async () => expect(await statusOf(`${url}/healthz`)).toBe(200), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(200), { timeout: 60_000 });
    expect(product.output().stdout).toContain("O PostgreSQL embutido parou: iniciando de novo");
    expect(postgresPort()).toBe(port);
    await vi.waitFor(async () => expect(await listenersOn(port)).toEqual(listening), { timeout: 60_000 });
    await vi.waitFor(() => expect(mail.calls()).toBe(2), { timeout: 60_000 });
    mail.hangUp();

    // Told to stop while it is starting one again, it leaves none behind.
    const killed = postgresPid();
    process.kill(killed, "SIGKILL");
    await vi.waitFor(() => expect(postgresPid(), product.output().stderr).not.toBe(killed), {
      interval: 5,
      timeout: 60_000,
    });
    product.signal("SIGINT");
    expect(await product.ended).toBe(0);
    const isLeft = existsSync(join(folder, "postgres", "postmaster.pid")) && commandOf(postgresPid()) !== "";
    expect(isLeft).toBe(false);
    await expect(listenersOn(port)).rejects.toThrow("ECONNREFUSED");
    mail.close();
  }, 300_000);
});
