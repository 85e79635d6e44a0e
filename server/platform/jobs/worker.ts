import { Logger, run, type TaskList } from "graphile-worker";
import type { Log } from "../log";

/** Runs background jobs; each runs once, on whichever process takes it first. @returns what stops it gracefully. */
export async function startWorker(
  databaseUrl: string,
  tasks: TaskList,
  crontab: string,
  log: Log,
): Promise<() => Promise<void>> {
  const runner = await run({
    connectionString: databaseUrl,
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    maxPoolSize: 3,
    pollInterval: 2000,
    logger: new Logger(() => (level, message) => {
      if (level === "error") log.error(message);
      else if (level === "warning") log.warn(message);
      else log.debug(message);
    }),
  });
  return async () => {
    await runner.stop();
    await runner.promise; // until then it listens on a connection of its own
  };
}
