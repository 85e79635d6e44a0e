import { spawn, spawnSync, type ChildProcess, type StdioOptions } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "./startup-error";

export interface Owner {
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
