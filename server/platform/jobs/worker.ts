import { EventEmitter } from "node:events";
import { Logger, makeWorkerUtils, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Log } from "../log";
import { startAgain } from "../start-again";

/**
 * Runs background jobs; each runs once, on whichever process takes it first. Without its database it waits, and should
 * it give up, another one is started.
 * @returns what stops it gracefully.
 */
export async function startWorker(
  databaseUrl: string,
  tasks: TaskList,
  crontab: string,
  log: Log,
): Promise<() => Promise<void>> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
  const events: WorkerEvents = new EventEmitter();
  let name = "";
  events.on("pool:create", ({ workerPool }) => (name = workerPool.id));
  const start = () =>
    run({
      // How a job ended is written in a batch, which may fail; by itself, it would throw where nobody catches it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      connectionString: databaseUrl,
      taskList: tasks,
      crontab,
      concurrency: 2,
      noHandleSignals: true,
      maxPoolSize: 3,
      pollInterval: 2000,
      events,
      logger,
    });
  /** What it could not write the end of would otherwise be its own for hours. */
  const forget = async (worker: string) => {
    const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger });
    await utils.forceUnlockWorkers([worker]).finally(() => utils.release());
  };
  const unwanted = new AbortController();
  let runner = await start();
  const kept = startAgain(runner, {
    over: ({ promise }) => promise,
    start: async () => {
      await forget(name);
      return (runner = await start());
    },
    unwanted: unwanted.signal,
    onEnd: (reason) => log.error({ err: reason }, "job worker ended"),
  });
  return async () => {
    unwanted.abort();
    const stop = () => runner.stop().catch(() => {}); // it may have ended by itself
    await stop();
    await kept;
    await stop(); // one that was on its way
    await runner.promise.catch(() => {}); // until then it listens on a connection of its own
  };
}
