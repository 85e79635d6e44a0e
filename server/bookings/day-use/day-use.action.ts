import { assertRunning } from "../../arenas/running-arena.step";
import { lockArena } from "../../arenas/write-arena.step";
import { arenaHoursOf, hoursInWords, isClosedOn } from "../../courts/arena-hours.rules";
import { arenaDayOf } from "../../courts/opening.rules";
import { openPlace } from "../../courts/open-place.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { instantAt } from "../../platform/time/zoned-time.rules";
import { bookingsConfirmed } from "../booking.event";
import { clientAthlete } from "../client-athlete.step";
import { toPayUrl } from "../rental-mails.rules";
import { dayUseSchema, rentalDayProblem } from "../rental.rules";
import { dayUseCancelledMail, dayUseConfirmedMail, dayUseRefusedMail } from "./day-use-mails.rules";
import { assertPlaces } from "./day-use-places.step";
import { cancelDayUseSchema, answerDayUseSchema } from "./day-use-input.rules";
import { dropDayUses } from "./drop-day-uses.step";
import { daySpan } from "./open-span";
import { tellDayUseClients } from "./tell-day-use.step";
import { isDayUseUnanswered, canGiveBack } from "./day-use.rules";
import type { Arena, DayUse } from "../../../prisma/generated/client/client";

/**
 * 'Locação de Quadra', 'Day Use': the arena books a client for a day while there are places. If the client is an
 * athlete of the arena, the athlete is charged and can cancel as if they had requested it.
 * @returns the id of the day use.
 * @throws InvalidInput, RuleViolation
 */
export async function addDayUse(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const { date, priceInCents, athleteId, ...wanted } = parseInput(dayUseSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, arenaId);
    await assertRunning(tx, arenaId);
    const { timeZone, hours } = await openPlace(tx, arenaId);
    const message =
      rentalDayProblem(date, arenaDayOf(hours, ctx.now)) ??
      (isClosedOn(hours, date) ? hoursInWords(hours, instantAt(date, "12:00", timeZone)) : null);
    if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
    const day = dayToDatabase(date);
    const athlete = athleteId === null ? null : await clientAthlete(tx, arenaId, athleteId);
    const open = athlete && daySpan(hours, date);
    if (
      athlete &&
      (await tx.dayUse.count({ where: { arenaId, athleteId, date: day, cancelledAt: null } })) > 0
    )
      throw new RuleViolation("DAY_USE_TAKEN", "Este atleta já tem Day Use neste dia.", ["athleteId"]);
    await assertPlaces(tx, arena, day, wanted.people);
    const { id } = await tx.dayUse.create({
      data: {
        ...wanted,
        ...(athlete && {
          athleteId: athlete.id,
          clientName: athlete.fullName,
          contact: wanted.contact ?? athlete.phone,
          ...open,
        }),
        arenaId,
        date: day,
        freeCancelHours: arena.freeCancelHours,
        priceInCents: priceInCents ?? arena.dayUseInCents * wanted.people,
      },
      select: { id: true },
    });
    await bookingsConfirmed.happened(tx, ctx, { service: "DAY_USE", ids: [id] });
    return id;
  });
}

/**
 * The arena cancels a day use. Mails the client if they are an athlete. Idempotent.
 * @throws InvalidInput, RuleViolation if the day is over.
 */
export async function cancelDayUse(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(cancelDayUseSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const dayUse = await lockDayUse(tx, id, ctx.now);
    if (dayUse.cancelledAt !== null) return;
    await dropDayUses(tx, ctx, [dayUse], "ARENA", reason);
    await tellDayUseClients(tx, ctx, [id], (details) => dayUseCancelledMail(details, reason));
  });
}

/**
 * The arena confirms or refuses a day use request, with a reason. Idempotent.
 * @throws InvalidInput, RuleViolation
 */
export async function answerDayUse(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { accept, reason } = parseInput(answerDayUseSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const dayUse = await lockDayUse(tx, id, ctx.now);
    const { requested, createdAt, opensAt, closesAt, cancelledAt, cancelledBy } = dayUse;
    if (cancelledAt !== null) {
      if (!accept && cancelledBy === "ARENA") return;
      throw new RuleViolation("DAY_USE_CANCELLED", "Este Day Use já foi cancelado.");
    }
    if (!requested && accept) return;
    if (!requested || opensAt === null || closesAt === null)
      throw new RuleViolation(
        "DAY_USE_CONFIRMED",
        "Este Day Use já foi confirmado. Cancele-o se for preciso.",
      );
    if (isDayUseUnanswered({ createdAt, opensAt, closesAt }, ctx.now))
      throw new RuleViolation(
        "REQUEST_EXPIRED",
        "O prazo para responder passou: o pedido está sendo cancelado, e quem pediu recebe um e-mail.",
      );
    if (!accept) {
      await dropDayUses(tx, ctx, [dayUse], "ARENA", reason);
      return tellDayUseClients(tx, ctx, [id], (details) => dayUseRefusedMail(details, reason));
    }
    await assertRunning(tx, dayUse.arenaId);
    // The day may have been closed since the request.
    daySpan((await openPlace(tx, dayUse.arenaId)).hours, dayFromDatabase(dayUse.date));
    await tx.dayUse.update({ where: { id }, data: { requested: false } });
    await bookingsConfirmed.happened(tx, ctx, { service: "DAY_USE", ids: [id], athleteIsTold: true });
    const { priceInCents: amountInCents, athleteId } = dayUse;
    const dueOn = dayFromDatabase(dayUse.date);
    await tellDayUseClients(tx, ctx, [id], (details) =>
      dayUseConfirmedMail(
        details,
        amountInCents === 0
          ? null
          : { amountInCents, dueOn, url: toPayUrl(ctx.publicUrl, athleteId, details) },
      ),
    );
  });
}

/**
 * An athlete cancels their own day use. If it was confirmed, the arena is notified within minutes, together with other
 * cancellations. Idempotent.
 * @throws RuleViolation
 */
export async function cancelOwnDayUse(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dayUse = await lockDayUse(tx, id, ctx.now);
    const { requested, opensAt, closesAt, cancelledAt } = dayUse;
    if (cancelledAt !== null) return;
    if (opensAt === null || closesAt === null || !canGiveBack({ requested, opensAt, closesAt }, ctx.now))
      throw new RuleViolation("DAY_USE_BEGUN", "Este Day Use já começou. Fale com a arena.");
    await dropDayUses(tx, ctx, [dayUse], "CLIENT", null);
    if (!requested) await tx.dayUse.update({ where: { id }, data: { arenaUntold: true } });
  });
}

export type LockedDayUse = DayUse & { arena: Arena };

/**
 * Locks a day use, so that changes are serialized. A cancelled one is returned whatever its day.
 * @throws RuleViolation if its day is over in arena time; an evening goes on after midnight.
 */
async function lockDayUse(tx: Transaction, id: string, now: Date): Promise<LockedDayUse> {
  await tx.$queryRaw`SELECT id FROM day_uses WHERE id = ${id}::uuid FOR UPDATE`;
  const dayUse = await tx.dayUse.findUnique({
    where: { id },
    include: { arena: { include: { weekdayHours: true, specialDays: true } } },
  });
  if (!dayUse) throw new RuleViolation("DAY_USE_GONE", "Este Day Use não existe mais.");
  const today = arenaDayOf(arenaHoursOf(dayUse.arena), now);
  if (dayUse.cancelledAt === null && dayFromDatabase(dayUse.date) < today)
    throw new RuleViolation("DAY_USE_OVER", "Este Day Use já passou e não muda mais.");
  return dayUse;
}
