import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/** The task of a thread: hash a password, or compare one with a hash. */
export type PasswordTask = { password: string; cost: number } | { password: string; hash: string };

interface Thread {
  worker: Worker;
  /** The promise of the current task; null if the thread is idle. */
  settle: { resolve: (result: unknown) => void; reject: (error: Error) => void } | null;
}

/**
 * Hashes passwords with a lower thread priority, so that page requests are served before sign-ins. Linux only:
 * elsewhere the priority belongs to the whole process, and is left unchanged.
 */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const bcrypt = require(workerData.bcrypt);
if (process.platform === "linux") require("node:os").setPriority(0, 10);
parentPort.on("message", ({ password, cost, hash }) => {
  try {
    const result = hash === undefined ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
    parentPort.postMessage({ result });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});`;

const bcrypt = createRequire(import.meta.url).resolve("bcrypt");
const threads: Thread[] = [];

/** Does the work on a thread of its own. The caller sees to it that no more than a few are at work at once. */
export function onPasswordThread(task: PasswordTask): Promise<unknown> {
  const thread = threads.find(({ settle }) => settle === null) ?? startThread();
  return new Promise((resolve, reject) => {
    thread.settle = { resolve, reject };
    thread.worker.ref();
    thread.worker.postMessage(task);
  });
}

function startThread(): Thread {
  const worker = new Worker(program, { eval: true, workerData: { bcrypt } });
  const thread: Thread = { worker, settle: null };
  const finish = (act: (settle: NonNullable<Thread["settle"]>) => void) => {
    const { settle } = thread;
    thread.settle = null;
    worker.unref(); // an idle thread keeps no process alive
    if (settle) act(settle);
  };
  const lose = (error: Error) => {
    threads.splice(0, threads.length, ...threads.filter((other) => other !== thread));
    finish(({ reject }) => reject(error));
  };
  worker.on("message", ({ result, error }: { result?: unknown; error?: string }) =>
    finish(({ resolve, reject }) => (error === undefined ? resolve(result) : reject(new Error(error)))),
  );
  worker.on("error", lose);
  worker.on("exit", (code) => lose(new Error(`password thread ended with ${code}`)));
  threads.push(thread);
  return thread;
}
