import { existsSync, readdirSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresBinaries } from "../../server/platform/embedded-postgres";

/** The programs that the operations tests need. */
const install = "apt-get install postgresql nginx-light pgbouncer";
const folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];
const clusters = "/usr/lib/postgresql";

/** @returns the path of one of Debian's programs. @throws Error with the install command if it is missing. */
export function debianProgram(name: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed: ${install}`);
  return found;
}

/** The newest PostgreSQL server that is installed. @throws Error with the install command if there is none. */
export function debianPostgres(): PostgresBinaries {
  const versions = existsSync(clusters) ? readdirSync(clusters).map(Number) : [];
  for (const version of versions.sort((a, b) => b - a)) {
    const at = (name: string) => join(clusters, String(version), "bin", name);
    if (existsSync(at("initdb")) && existsSync(at("postgres")))
      return { initdb: at("initdb"), postgres: at("postgres") };
  }
  throw new Error(`PostgreSQL's server is not installed: ${install}`);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const tell = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => tell(true)).once("error", () => tell(false));
  });

/** Resolves once a process listens on a port. @param over whether the expected process has exited. */
export async function untilOpen(port: number, over: () => boolean): Promise<void> {
  while (!(await isOpen(port))) {
    if (over()) throw new Error(`nobody listens on port ${port}`);
    await sleep(20);
  }
}
