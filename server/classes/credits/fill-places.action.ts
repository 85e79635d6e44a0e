import type { ActionContext } from "../../platform/context";
import { inTransaction, isOverlapViolation, type Database } from "../../platform/database";
import { lockSession } from "../lock-session.step";
import { fillPlaces } from "./fill-places.step";

type Filling = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Gives free places to the waiting lists of all classes: a place may have been freed without filling it, or credits may
 * have arrived later. Clears the waiting lists of started and cancelled classes.
 */
export async function fillAllPlaces(db: Database, by: Filling): Promise<void> {
  await db.classWaiting.deleteMany({
    where: { session: { OR: [{ startsAt: { lte: by.now } }, { status: "CANCELLED" }] } },
  });
  const waited = await db.$queryRaw<{ sessionId: string }[]>`
    SELECT a.id::text AS "sessionId" FROM aulas a WHERE EXISTS (SELECT FROM filas_aulas WHERE aula_id = a.id) AND a.max_alunos > (
      SELECT count(*) FROM presencas WHERE aula_id = a.id AND situacao IN ('inscrito', 'presente', 'falta')) ORDER BY a.id`;
  for (const { sessionId } of waited) {
    const fill = () =>
      inTransaction(db, async (tx) => {
        await lockSession(tx, sessionId);
        await fillPlaces(tx, { ...by, viewer: null }, [sessionId]);
      });
    await fill().catch((error: unknown) => {
      if (isOverlapViolation(error)) return fill();
      throw error;
    });
  }
}
