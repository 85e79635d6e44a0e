import { type RecordMerge, Prisma } from "../../prisma/generated/client/client";
import { keepProfileChange } from "../athletes/athlete-profile.step";
import { attendStill, dropLostPhoto, dropMergedRecord } from "../athletes/take-in-record.step";
import { assertRunning } from "../arenas/arena.step";
import { assertCreditsFree, creditsUsedSince, giveBackClasses } from "../classes/give-back-classes.step";
import { giveBackMatches } from "../competition/matches/match.step";
import { audit } from "../identity/audit.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction, type Database } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { isConstraintViolation, putBack, type RowChange } from "../platform/row-journal";
import { isAdmin } from "../platform/viewer";
import { giveBackPositions } from "../rankings/merged-positions.step";
import { arenasWithRows } from "./merge-plan.loader";
import { forgetJournal, lockRecords } from "./merging.step";
import {
  canStillUndo,
  changedTooMuch,
  cpfTakenSince,
  emailTakenSince,
  keptGone,
  mergedOnward,
  undoTooLate,
  daysToUndo,
} from "./merging.rules";
import { earlier } from "../platform/time/duration.rules";

/** The domains of these tables restore their rows themselves, with the dependent rows. */
const byDomains = ["jogos_atletas", "resultados_ranking", "posicoes_ranking"];

/**
 * Only the owner is restored, and the request it came from: a charge or day use that the merge cancelled stays cancelled, as
 * its ledger says.
 */
const onlyOwner = { faturamento: ["aluno_id", "inscricao_id", "chave_pedido"], day_uses: ["aluno_id"] };

/**
 * 'Desfazer união': restores both records, each with its data from before the merge; data added since stays with the
 * kept record. Idempotent.
 * @throws RuleViolation after 30 days, and if a later change makes it impossible.
 */
export async function undoMerge(ctx: ActionContext, mergeId: string): Promise<RecordMerge> {
  try {
    return await inTransaction(ctx.db, (tx) => undo(tx, ctx, mergeId));
  } catch (error) {
    if (isConstraintViolation(error)) throw new RuleViolation("CANNOT_UNDO", changedTooMuch);
    throw error;
  }
}

async function undo(tx: Transaction, ctx: ActionContext, mergeId: string): Promise<RecordMerge> {
  const { keptId, otherId, arenaId, byPerson } = await tx.recordMerge.findUniqueOrThrow({
    where: { id: mergeId },
  });
  // A person can undo a merge that they confirmed, even while the arena is suspended.
  if (arenaId !== null && !byPerson && !isAdmin(ctx.viewer)) await assertRunning(tx, arenaId);
  // Locks the records first, in the same order as a merge, against concurrent enrolments, bookings and payments.
  await lockRecords(tx, [keptId]);
  await tx.$queryRaw`SELECT id FROM unioes_cadastros WHERE id = ${mergeId}::uuid FOR UPDATE`;
  const merge = await tx.recordMerge.findUniqueOrThrow({ where: { id: mergeId } });
  if (merge.undoneAt !== null) return merge;
  await assertUndoable(tx, ctx, merge);
  const changes = merge.journal as unknown as RowChange[];
  const kept = await tx.athlete.findUniqueOrThrow({ where: { id: keptId } });
  await dropMergedRecord(tx, otherId);
  await restoreRows(tx, ctx, merge, changes);
  await dropLostPhoto(tx, otherId);
  const byId = ctx.viewer?.userId ?? "";
  await keepProfileChange(tx, kept, await tx.athlete.findUniqueOrThrow({ where: { id: keptId } }), byId);
  const given = await tx.arenaAthlete.findMany({ where: { athleteId: otherId }, select: { arenaId: true } });
  const stillAt = await arenasWithRows(
    tx,
    keptId,
    given.map(({ arenaId: id }) => id),
  );
  await attendStill(tx, { athleteId: keptId, arenaIds: stillAt, now: ctx.now });
  if (isAdmin(ctx.viewer))
    await audit(tx, ctx, {
      action: "UNDO_MERGE",
      subject: { kind: "ARENA", id: arenaId },
      changes: { before: { Cadastro: keptId }, after: { Cadastro: otherId } },
    });
  return forgetJournal(tx, mergeId, { undoneAt: ctx.now, undoneById: byId });
}

/** @throws RuleViolation */
async function assertUndoable(tx: Transaction, { now }: ActionContext, merge: RecordMerge): Promise<void> {
  const { keptId, otherId, journal } = merge;
  if (!canStillUndo({ ...merge, hasJournal: journal !== null }, now))
    throw new RuleViolation("UNDO_TOO_LATE", undoTooLate);
  if ((await tx.mergedRecord.count({ where: { id: keptId } })) > 0)
    throw new RuleViolation("CANNOT_UNDO", mergedOnward);
  const merged = await tx.mergedRecord.count({ where: { id: otherId, athleteId: keptId } });
  if (merged === 0) throw new RuleViolation("CANNOT_UNDO", keptGone);
  const other = (journal as unknown as RowChange[]).find(
    ({ table, before, after }) => table === "alunos" && after === null && before?.["id"] === otherId,
  )?.before;
  const isTaken = async (column: "email" | "cpf") => {
    const value = other?.[column];
    if (typeof value !== "string") return false;
    return (await tx.athlete.count({ where: { [column]: value, id: { not: keptId } } })) > 0;
  };
  if (await isTaken("email")) throw new RuleViolation("CANNOT_UNDO", emailTakenSince);
  if (await isTaken("cpf")) throw new RuleViolation("CANNOT_UNDO", cpfTakenSince);
}

async function restoreRows(
  tx: Transaction,
  ctx: ActionContext,
  { keptId, otherId, mergedAt }: RecordMerge,
  changes: readonly RowChange[],
): Promise<void> {
  const merging = { keptId, otherId };
  const moved = (table: string) =>
    changes.flatMap(({ table: name, before, after }) =>
      name === table && before && after ? [{ before, after }] : [],
    );
  const deleted = (table: string) =>
    changes.flatMap(({ table: name, before, after }) => (name === table && before && !after ? [before] : []));
  const added = (table: string) =>
    changes.flatMap(({ table: name, before, after }) => (name === table && !before && after ? [after] : []));
  const idsOf = (rows: readonly Record<string, unknown>[], column = "id") =>
    rows.map((row) => textOf(row[column]));
  const movedIds = (table: string) => idsOf(moved(table).map(({ before }) => before));

  const dropped = deleted("presencas");
  await assertCreditsFree(
    tx,
    dropped.flatMap(({ aula_id: sessionId, credito_id: creditId }) =>
      typeof sessionId === "string" && typeof creditId === "string" ? [{ sessionId, creditId }] : [],
    ),
  );
  const used = await creditsUsedSince(tx, {
    athleteId: keptId,
    creditIds: movedIds("creditos_aulas"),
    placeIds: movedIds("presencas"),
  });
  const bonds = await tx.guardianship.findMany({
    where: { athleteId: keptId, status: { in: ["ACTIVE", "INVITED"] } },
    select: { status: true, userId: true, email: true },
  });
  // Of two equal bonds the merge kept one: where that one has ended since, the other one has too.
  const hasEnded = (bond: Record<string, unknown>) =>
    (bond["status"] === "ativo" &&
      !bonds.some(({ status, userId }) => status === "ACTIVE" && userId === bond["user_id"])) ||
    (bond["status"] === "convidado" &&
      !bonds.some(({ status, email }) => status === "INVITED" && email === bond["email"]));
  const generic = changes.filter(
    ({ table, before, after }) =>
      !byDomains.includes(table) &&
      // The trace of a merge is deleted with its undoing; its row in the journal is that trace.
      !(table === "cadastros_unidos" && before === null) &&
      !(table === "responsaveis_atletas" && before && after === null && hasEnded(before)) &&
      !(table === "creditos_aulas" && used.has(textOf(before?.["id"]))),
  );
  await putBack(tx, "alunos", generic, onlyOwner);
  const categoryIds = (
    await tx.enrolment.findMany({
      where: { id: { in: movedIds("inscricoes_torneios") }, athleteId: otherId },
      select: { categoryId: true },
    })
  ).flatMap(({ categoryId }) => categoryId ?? []);
  const weekly = await tx.classStudent.findMany({
    where: { athleteId: otherId },
    select: { weeklyClassId: true },
  });
  await giveBackClasses(tx, ctx, {
    ...merging,
    mergedAt,
    placeIds: idsOf(dropped),
    weeklyClassIds: weekly.map(({ weeklyClassId }) => weeklyClassId),
  });
  await giveBackMatches(tx, {
    ...merging,
    matchIds: moved("jogos_atletas").map(({ before }) => textOf(before["jogo_id"])),
    categoryIds,
  });
  const replaced = moved("resultados_ranking").filter(
    ({ before, after }) =>
      (before["substituido_em"] ?? null) === null && (after["substituido_em"] ?? null) !== null,
  );
  await giveBackPositions(tx, {
    ...merging,
    mergedAt,
    replacedIds: idsOf(replaced.map(({ before }) => before)),
    enteredIds: idsOf(added("resultados_ranking")),
    categoryIds,
  });
}

/** The text in a column of a journal; blank where it holds none. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const forgetMergesTask = "forget_merges";

/** Every night: the rows and the name of merges that can no longer be undone. */
export const forgetMergesJob = (db: Database) => async (): Promise<void> => {
  await db.recordMerge.updateMany({
    where: { mergedAt: { lt: earlier(new Date(), { days: daysToUndo }) }, otherName: { not: null } },
    data: { journal: Prisma.DbNull, otherName: null },
  });
};
