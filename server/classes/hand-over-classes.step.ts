import { joinRows, type Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";
import { takesPlace } from "./class-words.rules";
import { dropDoublePlace, handOverCredits } from "./credits/hand-over-credits.step";
import type { Recorder } from "./credits/credit-account.step";
import { staysBefore } from "./hand-over-classes.rules";

/** The classes of a record are those of the one that takes it in: each once, and paid once. */
export async function handOverClasses(tx: Transaction, by: Recorder, merging: Merging): Promise<void> {
  await handOverPlaces(tx, by, merging);
  await handOverWeekly(tx, merging);
  await handOverLines(tx, merging);
  await handOverCredits(tx, merging);
  const { keptId: athleteId, otherId } = merging;
  await tx.progressNote.updateMany({ where: { athleteId: otherId }, data: { athleteId } });
  await handOverReports(tx, merging);
}

/** A teacher is asked once for a report on them, by the earlier day. */
async function handOverReports(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.reportRequest.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ arenaId, teacherId }) => `${arenaId} ${teacherId}`,
    (row, standing) => row.dueOn < standing.dueOn,
  );
  await tx.reportRequest.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  await tx.reportRequest.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

const sides = async <Row extends { athleteId: string }>(
  { keptId, otherId }: Merging,
  read: (athleteId: { in: string[] }) => Promise<Row[]>,
): Promise<[kept: Row[], other: Row[]]> => {
  const rows = await read({ in: [keptId, otherId] });
  const of = (id: string) => rows.filter(({ athleteId }) => athleteId === id);
  return [of(keptId), of(otherId)];
};

async function handOverPlaces(tx: Transaction, by: Recorder, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.sessionStudent.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(kept, other, ({ sessionId }) => sessionId, staysBefore);
  for (const place of dropped) await dropDoublePlace(tx, by, place);
  await tx.sessionStudent.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

/** Who comes every week by both records comes since the earlier day. */
async function handOverWeekly(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.classStudent.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ weeklyClassId }) => weeklyClassId,
    (row, standing) => row.since < standing.since,
  );
  await tx.classStudent.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  await tx.classStudent.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

/** Keeps one entry per waiting list, with the better position, and none for classes in which they have a place. */
async function handOverLines(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.classWaiting.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ sessionId }) => sessionId,
    (row, standing) => row.order < standing.order,
  );
  await tx.classWaiting.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  const inIt = { athleteId: merging.keptId, attendance: { in: [...takesPlace] } };
  await tx.classWaiting.deleteMany({
    where: {
      athleteId: { in: [merging.keptId, merging.otherId] },
      session: { students: { some: inIt } },
    },
  });
  await tx.classWaiting.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}
