import { type ChildProcess, spawn, spawnSync, type StdioOptions } from "node:child_process";
import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "./errors";

interface Owner {
  uid: number;
  gid: number;
}

/** Starts programs that refuse to run as root, each in a process group of its own. */
export interface Unprivileged {
  /** Whose the files have to be that those programs write; null: ours. */
  owner: Owner | null;
  spawn(program: string, args: string[], stdio: StdioOptions): ChildProcess;
}

/**
 * As root, programs run as the system user "postgres", made when there is none.
 * @param paths what they have to reach. Where a folder above keeps others out, as /root and fresh temporary folders do,
 *   they keep one right of root's: to pass closed folders.
 * @throws StartupError when that cannot be arranged.
 */
export function runUnprivileged(paths: readonly string[]): Unprivileged {
  const owner = process.getuid?.() === 0 ? systemUser() : null;
  const closed = owner && paths.find((path) => !isReachable(path, owner));
  if (closed && spawnSync("setpriv", [...passClosedFolders(owner), "true"]).status !== 0)
    throw new StartupError(
      `O PostgreSQL embutido não roda como root, e o usuário postgres não alcança ${closed}: inicie com outro usuário, use uma pasta aberta ou defina DATABASE_URL.`,
    );
  return {
    owner,
    spawn(program, args, stdio) {
      const options = {
        stdio,
        cwd: "/",
        detached: true,
        env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      };
      return closed
        ? spawn("setpriv", [...passClosedFolders(owner), program, ...args], options)
        : spawn(program, args, { ...options, ...owner });
    },
  };
}

/** For setpriv of util-linux; without the secure bit, access() would still say no. */
const passClosedFolders = ({ uid, gid }: Owner): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  "--clear-groups",
  "--inh-caps=-all,+dac_override",
  "--ambient-caps=-all,+dac_override",
  "--securebits=+no_setuid_fixup",
];

function isReachable(path: string, { uid, gid }: Owner): boolean {
  const folder = dirname(path);
  if (folder === path) return true;
  const stat = statSync(folder);
  const mayPass = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & mayPass) !== 0 && isReachable(folder, { uid, gid });
}

function systemUser(): Owner {
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

/** Owns everything in the cluster. */
export const clusterUser = "praia";

/** Makes a path the property of whom the programs run as. */
export function giveTo({ owner }: Unprivileged, path: string): void {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/**
 * Creates an empty cluster that sorts Portuguese names as people do.
 * @throws StartupError
 */
export async function createCluster(
  initdb: string,
  cluster: string,
  password: string,
  runner: Unprivileged,
): Promise<void> {
  const passwordFile = `${cluster}.senha`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(runner, passwordFile);
  const flags = [
    `--pgdata=${cluster}`,
    `--username=${clusterUser}`,
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
    const { code, stderr } = await runToEnd(runner, initdb, flags);
    if (code !== 0) {
      rmSync(cluster, { recursive: true, force: true });
      const reason = stderr.trim().split("\n").at(-1) ?? "";
      throw new StartupError(
        `Não foi possível criar o banco de dados em ${cluster}: ${reason || "o programa initdb não pôde ser executado."}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runToEnd(
  runner: Unprivileged,
  program: string,
  args: string[],
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const child = runner.spawn(program, args, ["ignore", "ignore", "pipe"]);
    let stderr = "";
    child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.once("error", () => resolve({ code: null, stderr }));
    child.once("close", (code) => resolve({ code, stderr }));
  });
}
