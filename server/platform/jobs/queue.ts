import type { Transaction } from "../database";

/** Has a job run later, on whichever process takes it, once what `tx` belongs to is committed. Failures are tried again. */
export async function enqueue(tx: Transaction, task: string, payload: object): Promise<void> {
  await tx.$queryRaw`SELECT (graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts := 12)).id::text`;
}

/** The same, once for each of these: one statement. @param priority jobs with a smaller one run first. */
export async function enqueueEach(
  tx: Transaction,
  task: string,
  payloads: readonly object[],
  priority = 0,
): Promise<void> {
  await tx.$queryRaw`SELECT (graphile_worker.add_job(${task}, payload::json, max_attempts := 12, priority := ${priority}::int)).id::text
    FROM unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) AS payload`;
}
