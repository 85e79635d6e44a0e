import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "../../server/platform/project-root";

export interface Product {
  pid: number;
  /** Its output so far. */
  output: () => { stdout: string; stderr: string };
  /** Resolves once its output contains the text. */
  prints(text: string): Promise<void>;
  /** Resolves to its address once /readyz answers 200. */
  ready(): Promise<string>;
  /** Closes its output pipes, as when the terminal is closed or the log reader dies. */
  stopReading(): void;
  /** Sends the signal to the whole process group, like Ctrl-C in a terminal. */
  signal(name: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const patienceMs = 300_000;
const bundle = join(projectRoot, "dist", "server", "main.mjs");

/** Builds the bundle that `npm start` and the image run, if it is older than its sources; call before spawnProduct. */
export async function buildProduct(): Promise<void> {
  const { buildServer, isBuilt } = (await import(join(projectRoot, "scripts", "build.mjs"))) as {
    buildServer: () => Promise<void>;
    isBuilt: () => boolean;
  };
  if (!isBuilt()) await buildServer();
}

/** Runs the server as a separate process, whose environment has only these variables and PATH. */
export function spawnProduct(
  environment: Record<string, string>,
  entry = bundle,
  args: readonly string[] = [],
): Product {
  const child = spawn(process.execPath, [entry, ...args], {
    detached: true,
    env: { PATH: process.env["PATH"], PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  let over = false;
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on("close", (code, signal) => {
      over = true;
      resolve(code ?? signal);
    }),
  );
  const prints = async (text: string): Promise<void> => {
    for (let waited = 0; !stdout.includes(text); waited += 10) {
      if (over || waited > patienceMs) throw new Error(`never printed "${text}": ${stdout}${stderr}`);
      await sleep(10);
    }
  };
  return {
    pid: child.pid ?? 0,
    output: () => ({ stdout, stderr }),
    prints,
    async ready() {
      await prints("Ctrl-C encerra.");
      const url = /Abra +(\S+)/.exec(stdout)?.[1] ?? "";
      const { status } = await fetch(`${url}/readyz`);
      if (status !== 200) throw new Error(`/readyz answered ${status}`);
      return url;
    },
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signal(name) {
      if (!over && child.pid !== undefined) process.kill(-child.pid, name);
    },
    ended,
  };
}
