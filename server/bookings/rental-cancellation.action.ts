import type { CourtBooking } from "../../prisma/generated/client/client";
import { formatCents } from "../brazil/money.rules";
import { arenaDayOf, arenaHoursOf } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import { eachAlone, inBatches } from "../platform/batches";
import { RuleViolation } from "../platform/errors";
import type { Outbox } from "../platform/mail/outbox";
import { parseInput } from "../platform/parse-input";
import { dayAt } from "../platform/time/time-zone.rules";
import { dayUsesGivenBackMail, dayUsesUnansweredMail } from "./day-use/day-use-mails.rules";
import { type DayUseTime, dayUseWhen } from "./day-use/day-use.rules";
import { dropDayUses, tellDayUseClients } from "./day-use/day-use.step";
import { dropRentals, lockRental, tellClients } from "./rental.step";
import { courtsGivenBackMail, rentalsCancelledMail, requestsUnansweredMail } from "./rental-mails.rules";
import { askedTooLongAgo, type RentalTime, rentalWhen, unansweredReason } from "./rental-words.rules";
import { cancelRentalSchema } from "./rental.rules";

/** Small batches, since a transaction blocks the places it frees until it commits. */
const tendDayUsesBatchSize = 50;

/**
 * Cancels day use requests that were not answered in time, frees their places and mails each athlete once, like
 * `expireRequests` for courts.
 * @returns the number of cancelled requests.
 */
export const expireDayUses = (db: Database, by: Pick<ActionContext, "now" | "outbox">): Promise<number> =>
  inBatches(db, tendDayUsesBatchSize, (tx) => tendDayUsesExpireBatch(tx, by));

/** By `isDayUseUnanswered`, as the database can look for it. */
async function tendDayUsesExpireBatch(
  tx: Transaction,
  by: Pick<ActionContext, "now" | "outbox">,
): Promise<number> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM day_uses WHERE pedido AND cancelado_em IS NULL
      AND (created_at <= ${askedTooLongAgo(by.now)} OR CASE WHEN created_at < abre THEN abre ELSE fecha END <= ${by.now})
    ORDER BY id LIMIT ${tendDayUsesBatchSize} FOR UPDATE SKIP LOCKED`;
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const dayUses = await tx.dayUse.findMany({ where: { id: { in: ids } } });
  await dropDayUses(tx, { now: by.now, viewer: null }, dayUses, "ARENA", unansweredReason);
  await tellDayUseClients(tx, by, ids, dayUsesUnansweredMail);
  return ids.length;
}

interface TendDayUsesGivenBack extends DayUseTime {
  id: string;
  client: string;
  feeInCents: number | null;
  arena: string;
  name: string;
  /** Null for an arena without an owner, or one whose account is closed. */
  email: string | null;
}

/** Sends each arena one mail with the day uses that athletes have given back since the last mail, as for courts. */
export async function tellDayUsesGivenBack(
  db: Database,
  by: Pick<ActionContext, "outbox" | "publicUrl">,
): Promise<void> {
  const arenas = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT arena_id::text AS id FROM day_uses WHERE avisar_arena ORDER BY 1`;
  await eachAlone(db, arenas, ({ id }) => inTransaction(db, (tx) => tendDayUsesTellArena(tx, by, id)));
}

async function tendDayUsesTellArena(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
): Promise<void> {
  const given = await tx.$queryRaw<TendDayUsesGivenBack[]>`
    SELECT d.id::text, d.cliente AS client, d.multa_centavos AS "feeInCents", ar.nome_arena AS arena, ar.responsavel AS name, u.email,
      d.abre AS "opensAt", d.fecha AS "closesAt", ar.fuso_horario AS "timeZone"
    FROM day_uses d JOIN arenas ar ON ar.id = d.arena_id LEFT JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE d.avisar_arena AND d.arena_id = ${arenaId}::uuid ORDER BY d.abre, d.id FOR UPDATE OF d SKIP LOCKED`;
  const [first] = given;
  if (!first) return;
  await tx.dayUse.updateMany({
    where: { id: { in: given.map(({ id }) => id) } },
    data: { arenaUntold: false },
  });
  const { arena, name, email, opensAt, timeZone } = first;
  if (email === null) return;
  const days = given.map(({ client, feeInCents, ...time }) => {
    const fee = feeInCents ? `. Multa: ${formatCents(feeInCents)}` : "";
    return `${client}: ${dayUseWhen(time)}${fee}`;
  });
  const link = `${publicUrl}/arena-calendar/quadras/${dayAt(opensAt, timeZone)}`;
  await outbox.put(tx, dayUsesGivenBackMail({ email, name, arena, days }, link));
}

/** Small batches, since a transaction blocks the courts it frees until it commits. */
const batchSize = 50;

/**
 * Cancels court requests that were not answered in time, frees their hours and mails each athlete once. Skips requests
 * that are being answered at this moment.
 * @returns the number of cancelled requests.
 */
export const expireRequests = (db: Database, by: Pick<ActionContext, "now" | "outbox">): Promise<number> =>
  inBatches(db, batchSize, (tx) => expireBatch(tx, by));

async function expireBatch(tx: Transaction, by: Pick<ActionContext, "now" | "outbox">): Promise<number> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM locacoes WHERE status = 'pedida' AND (created_at <= ${askedTooLongAgo(by.now)} OR inicio <= ${by.now})
    ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const rentals = await tx.courtBooking.findMany({ where: { id: { in: ids } } });
  await dropRentals(tx, { now: by.now, viewer: null }, rentals, "ARENA", unansweredReason);
  await tellClients(tx, by, ids, requestsUnansweredMail);
  return ids.length;
}

interface GivenBack extends RentalTime {
  id: string;
  client: string;
  feeInCents: number | null;
  arena: string;
  /** Null for an arena without an owner, or one whose account is closed. */
  email: string | null;
  name: string;
}

/**
 * Sends each arena one mail with all courts that athletes have given back since the last mail, to limit the number of
 * mails. The rentals are marked as notified in the transaction that queues the mail.
 */
export async function tellGivenBack(
  db: Database,
  by: Pick<ActionContext, "outbox" | "publicUrl">,
): Promise<void> {
  const arenas = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT q.arena_id::text AS id FROM locacoes l JOIN quadras q ON q.id = l.quadra_id WHERE l.avisar_arena ORDER BY 1`;
  await eachAlone(db, arenas, ({ id }) => inTransaction(db, (tx) => tellArena(tx, by, id)));
}

async function tellArena(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
): Promise<void> {
  const given = await tx.$queryRaw<GivenBack[]>`
    SELECT l.id::text, l.descricao AS client, l.multa_centavos AS "feeInCents", ar.nome_arena AS arena, ar.responsavel AS name,
      u.email, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt", ar.fuso_horario AS "timeZone"
    FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
      LEFT JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE l.avisar_arena AND q.arena_id = ${arenaId}::uuid ORDER BY l.inicio, l.id FOR UPDATE OF l SKIP LOCKED`;
  const [first] = given;
  if (!first) return;
  await tx.courtBooking.updateMany({
    where: { id: { in: given.map(({ id }) => id) } },
    data: { arenaUntold: false },
  });
  const { arena, name, email, startsAt } = first;
  if (email === null) return;
  const rentals = given.map(({ client, feeInCents, ...rental }) => {
    const fee = feeInCents ? `. Multa: ${formatCents(feeInCents)}` : "";
    return `${client}: ${rentalWhen(rental)}${fee}`;
  });
  const open = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    include: { weekdayHours: true, specialDays: true },
  });
  // Hours after midnight are on the calendar's page of the evening before.
  const link = `${publicUrl}/arena-calendar/quadras/${arenaDayOf(arenaHoursOf(open), startsAt)}`;
  await outbox.put(tx, courtsGivenBackMail({ email, name, arena, rentals }, link));
}

export const tendRentalsTask = "tend_rentals";

/** Every few minutes: expires unanswered requests and notifies arenas of courts and day uses given back. */
export const tendRentalsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    const now = new Date();
    await expireRequests(db, { now, outbox });
    await expireDayUses(db, { now, outbox });
    await tellGivenBack(db, { outbox, publicUrl: publicUrl() });
    await tellDayUsesGivenBack(db, { outbox, publicUrl: publicUrl() });
  };

/**
 * Cancels a rental, or it and the later ones of its series, and frees the court. For the cancellation fee see
 * `rentalCancellation`.
 * @throws InvalidInput, RuleViolation
 */
export async function cancelRental(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { scope, by, reason } = parseInput(cancelRentalSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    const all = scope === "THIS" ? [rental] : [rental, ...(await laterOnes(tx, rental))];
    await dropRentals(tx, ctx, all, by, reason);
    if (by !== "ARENA") return;
    const ids = all.map((one) => one.id);
    await tellClients(tx, ctx, ids, (details) => rentalsCancelledMail(details, reason));
  });
}

/**
 * An athlete cancels their own rental. If it was confirmed, the arena is notified within minutes, together with other
 * cancellations.
 * @throws RuleViolation
 */
export async function cancelOwnRental(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    if (rental.startsAt <= ctx.now)
      throw new RuleViolation("RENTAL_BEGUN", "Esta locação já começou. Fale com a arena.");
    await dropRentals(tx, ctx, [rental], "CLIENT", null);
    if (rental.status === "CONFIRMED")
      await tx.courtBooking.update({ where: { id }, data: { arenaUntold: true } });
  });
}

/** Later rentals of the same series, locked. */
async function laterOnes(tx: Transaction, { seriesId, startsAt }: CourtBooking): Promise<CourtBooking[]> {
  if (seriesId === null) return [];
  await tx.$queryRaw`SELECT id FROM locacoes WHERE serie_id = ${seriesId}::uuid AND inicio > ${startsAt} ORDER BY inicio FOR UPDATE`;
  return tx.courtBooking.findMany({
    where: { seriesId, startsAt: { gt: startsAt }, status: { not: "CANCELLED" } },
  });
}
