import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";

/**
 * Queues all jobs without attempts left again, to run at once. A double click retries each job once.
 * @returns the number of retried jobs.
 */
export function retryFailedJobs(ctx: ActionContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const [row] = await tx.$queryRaw<{ retried: number }[]>`
      SELECT count(*)::int AS retried FROM graphile_worker.reschedule_jobs(
        ARRAY(SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts), run_at => ${ctx.now}, attempts => 0)`;
    const retried = row?.retried ?? 0;
    if (retried > 0)
      await audit(tx, ctx, {
        action: "RETRY_JOBS",
        subject: { kind: "PLATFORM", id: null },
        changes: { before: { "Tarefas que falharam": retried }, after: { "Tarefas que falharam": 0 } },
      });
    return retried;
  });
}
