import { type DayUse, Prisma } from "../../../prisma/generated/client/client";
import { arenaDay, arenaDayOf, isClosedOn, type OpeningHours } from "../../courts/opening.rules";
import type { Ahead } from "../../courts/opening.event";
import { ofChild, toldOf } from "../../guardians/guardian.loader";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Mail } from "../../platform/mail/mail.rules";
import { counted } from "../../platform/numbers.rules";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { type BookingRecorder, bookingsCancelled } from "../booking.event";
import type { BookingParty } from "../rental-words.rules";
import type { DayUsesInMail } from "./day-use-mails.rules";
import { dayUseFee, type DayUseTime, dayUseWhen } from "./day-use.rules";

export interface DayUseTold extends DayUseTime {
  email: string;
  name: string;
  /** For a guardian the minor's name. */
  child?: string | null;
  arena: string;
}

/** When, for the mail of an athlete or a guardian. */
export const dayUseToldWhen = ({ opensAt, closesAt, timeZone, child }: DayUseTold): string =>
  ofChild(dayUseWhen({ opensAt, closesAt, timeZone }), { child });

/**
 * Athletes of these day uses, and the guardians of minors. Clients without an account get no mail: the arena informs
 * them.
 */
export const dayUseClientsOf = (
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<DayUseTold[]> => tx.$queryRaw<DayUseTold[]>`
  SELECT p.email, p.name, p.child, ar.nome_arena AS arena, d.abre AS "opensAt", d.fecha AS "closesAt", ar.fuso_horario AS "timeZone"
  FROM day_uses d JOIN arenas ar ON ar.id = d.arena_id
    JOIN LATERAL ${toldOf(Prisma.sql`d.aluno_id`, now)} p ON true
  WHERE d.id = ANY(${[...ids]}::uuid[]) ORDER BY d.abre, d.id, p.email`;

/** Sends each athlete, and each guardian of a minor, one mail per arena about their day uses. */
export async function tellDayUseClients(
  tx: Transaction,
  { outbox, now }: Pick<ActionContext, "outbox" | "now">,
  ids: readonly string[],
  write: (details: DayUsesInMail) => Mail,
): Promise<void> {
  const mails = new Map<string, DayUsesInMail>();
  for (const told of await dayUseClientsOf(tx, ids, now)) {
    const { email, name, child, arena } = told;
    const key = JSON.stringify([email, arena]);
    const { days } = mails.get(key) ?? { days: [] };
    mails.set(key, { email, name, child, arena, days: [...days, dayUseToldWhen(told)] });
  }
  await outbox.putAll(tx, [...mails.values()].map(write));
}

/** Mails the owner of a day use's arena. @param write gets the day as YYYY-MM-DD. */
export async function tellArenaOfDayUse(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  id: string,
  write: (details: DayUsesInMail, day: string) => Mail,
): Promise<void> {
  const owners = await tx.$queryRaw<DayUseTold[]>`
    SELECT u.email, ar.responsavel AS name, ar.nome_arena AS arena, d.abre AS "opensAt", d.fecha AS "closesAt", ar.fuso_horario AS "timeZone"
    FROM day_uses d JOIN arenas ar ON ar.id = d.arena_id JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE d.id = ${id}::uuid`;
  for (const { email, name, arena, ...time } of owners)
    await outbox.put(
      tx,
      write({ email, name, arena, days: [dayUseWhen(time)] }, dayAt(time.opensAt, time.timeZone)),
    );
}

/** Cancels them: what each costs all the same follows the rules, and its places are free. Expects them to be locked. */
export async function dropDayUses(
  tx: Transaction,
  recorder: BookingRecorder,
  dayUses: readonly DayUse[],
  by: BookingParty,
  cancelReason: string | null,
): Promise<void> {
  const { now } = recorder;
  const fees = dayUses.map((dayUse) => ({ id: dayUse.id, fee: dayUseFee(dayUse, by, now) }));
  for (const feeInCents of new Set(fees.map(({ fee }) => fee)))
    await tx.dayUse.updateMany({
      where: { id: { in: fees.flatMap(({ id, fee }) => (fee === feeInCents ? [id] : [])) } },
      data: { cancelledAt: now, cancelledBy: by, feeInCents, cancelReason },
    });
  const ids = dayUses.flatMap(({ id, requested }) => (requested ? [] : [id]));
  if (ids.length > 0) await bookingsCancelled.happened(tx, recorder, { service: "DAY_USE", ids });
}

/**
 * Cancels day uses on behalf of the arena, without a fee. Skips those already cancelled. Expects them to be locked.
 * @returns the day uses cancelled by this call.
 */
export async function callOffDayUses(
  tx: Transaction,
  recorder: BookingRecorder,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const dayUses = await tx.dayUse.findMany({
    where: { id: { in: [...ids] }, cancelledAt: null },
    orderBy: { id: "asc" },
  });
  await dropDayUses(tx, recorder, dayUses, "ARENA", reason);
  return dayUses.map(({ id }) => id);
}

/** Adds the day uses on days that are open today and are to be closed. */
export async function addDayUsesAhead(
  tx: Transaction,
  _ctx: null,
  {
    arenaId,
    today,
    wanted,
    since,
    ahead,
  }: { arenaId: string; today: OpeningHours; wanted: OpeningHours; since: Date; ahead: Ahead[] },
): Promise<void> {
  const dayUses = await tx.dayUse.findMany({
    where: { arenaId, cancelledAt: null, date: { gte: dayToDatabase(arenaDayOf(today, since)) } },
    select: { date: true, people: true },
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  for (const { date, people } of dayUses) {
    const day = dayFromDatabase(date);
    if (isClosedOn(today, day) || !isClosedOn(wanted, day)) continue;
    const sentence = `Day Use: ${dateInDigits(day)}, ${counted(people, "pessoa", "pessoas")}`;
    ahead.push({ startsAt: arenaDay(today, day).begins, sentence });
  }
}
