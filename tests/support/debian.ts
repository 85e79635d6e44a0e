import { existsSync, readdirSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresBinaries } from "../../server/platform/embedded-postgres";

/** What has to be there to prove how the product is operated. */
const install = "apt-get install postgresql nginx-light pgbouncer";
const folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];
const clusters = "/usr/lib/postgresql";

/** @returns where one of Debian's programs is. @throws Error that says how it is installed. */
export function debianProgram(name: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed: ${install}`);
  return found;
}

/** The newest PostgreSQL server that Debian has installed. @throws Error that says how it is installed. */
export function debianPostgres(): PostgresBinaries {
  const versions = existsSync(clusters) ? readdirSync(clusters).map(Number) : [];
  for (const version of versions.sort((a, b) => b - a)) {
    const at = (name: string) => join(clusters, String(version), "bin", name);
    if (existsSync(at("initdb")) && existsSync(at("postgres")))
      return { initdb: at("initdb"), postgres: at("postgres") };
  }
  throw new Error(`PostgreSQL's server is not installed: ${install}`);
}

/** A port that nobody has. */
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

/** Resolves once somebody listens on a port. @param over whether whoever should has ended. */
export async function untilOpen(port: number, over: () => boolean): Promise<void> {
  while (!(await isOpen(port))) {
    if (over()) throw new Error(`nobody listens on port ${port}`);
    await sleep(20);
  }
}
