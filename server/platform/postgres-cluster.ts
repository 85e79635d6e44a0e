import { chownSync, rmSync, writeFileSync } from "node:fs";
import { StartupError } from "./startup-error";
import type { Unprivileged } from "./unprivileged";

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
