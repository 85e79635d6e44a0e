import { type Database, inTransaction, isOverlapViolation } from "../platform/database";
import { eachAlone } from "../platform/batches";
import { extendClasses, tellPending } from "./classes.action";
import type { Outbox } from "../platform/mail/outbox";
import type { ActionContext } from "../platform/context";
import { lockSession } from "./class-sessions.step";
import { fillPlaces } from "./credits/class-places.step";

export const extendClassesTask = "extend_classes";

/** Every night: sessions for the next eight weeks. */
export const extendClassesJob = (db: Database) => async (): Promise<void> => extendClasses(db, new Date());

export const tellPendingTask = "tell_pending";

/** Every quarter of an hour: classes that begin soon and wait for students. */
export const tellPendingJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await tellPending(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };

export const fillPlacesTask = "fill_class_places";

/** Every few minutes: gives free places to the waiting lists. */
export const fillPlacesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> =>
    fillAllPlaces(db, { now: new Date(), outbox, publicUrl: publicUrl() });

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
  await eachAlone(db, waited, async ({ sessionId }) => {
    const fill = () =>
      inTransaction(db, async (tx) => {
        await lockSession(tx, sessionId);
        await fillPlaces(tx, { ...by, viewer: null }, [sessionId]);
      });
    await fill().catch((error: unknown) => {
      if (isOverlapViolation(error)) return fill();
      throw error;
    });
  });
}
