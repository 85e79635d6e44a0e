import type { Arena, DayUse } from "../../../prisma/generated/client/client";
import { openArena } from "../../arenas/arena.access";
import { assertRunning, lockArena } from "../../arenas/arena.step";
import { arenaDayOf, arenaHoursOf, hoursInWords, isClosedOn } from "../../courts/opening.rules";
import { openPlace } from "../../courts/occupy.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { counted } from "../../platform/numbers.rules";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { earlier } from "../../platform/time/duration.rules";
import { instantAt } from "../../platform/time/time-zone.rules";
import { bookingsConfirmed } from "../booking.event";
import { assertMayAsk, clientAthlete } from "../rental.step";
import { toPayUrl } from "../rental-mails.rules";
import { mostAskedADay } from "../rental-words.rules";
import { dayUseSchema, rentalDayProblem } from "../rental.rules";
import { answerDayUseSchema, askForDayUseSchema, cancelDayUseSchema } from "./day-use-input.rules";
import {
  dayUseAskedMail,
  dayUseCancelledMail,
  dayUseConfirmedMail,
  dayUseRefusedMail,
} from "./day-use-mails.rules";
import { canGiveBack, freePlaces, isDayUseUnanswered, noDayUseLeft } from "./day-use.rules";
import { dropDayUses, tellArenaOfDayUse, tellDayUseClients } from "./day-use.step";
import { daySpan, openSpan } from "./open-span";

/**
 * Checks that there are places for this many people on a day. Pending requests hold places. Expects the arena to be
 * locked, so that concurrent requests cannot take the same place.
 * @throws RuleViolation if there are too few places.
 */
async function assertPlaces(
  tx: Transaction,
  { id: arenaId, dayUsePlaces }: Pick<Arena, "id" | "dayUsePlaces">,
  date: Date,
  people: number,
): Promise<void> {
  if (dayUsePlaces === null) return;
  const { _sum } = await tx.dayUse.aggregate({
    where: { arenaId, date, cancelledAt: null },
    _sum: { people: true },
  });
  const free = freePlaces(dayUsePlaces, _sum.people ?? 0) ?? people;
  if (people <= free) return;
  throw new RuleViolation(
    "DAY_USE_FULL",
    free === 0
      ? noDayUseLeft
      : `Neste dia ${free === 1 ? "só há" : "só há mais"} ${counted(free, "vaga", "vagas")} de Day Use.`,
    ["people"],
  );
}

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

/**
 * 'Pedir Day Use', 'Garantir Day Use': an athlete asks to come for a day, or has their place at once, as the arena has chosen
 * for its courts. A place is held until the arena answers; one person has one a day at an arena.
 * @returns the id of the day use.
 * @throws InvalidInput, RuleViolation
 */
export async function askForDayUse(
  ctx: ActionContext,
  athleteId: string,
  arenaKey: string,
  input: unknown,
): Promise<string> {
  const { date } = parseInput(askForDayUseSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const [athlete] = await tx.$queryRaw<{ name: string; phone: string | null }[]>`
      SELECT nome_completo AS name, telefone AS phone FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
    const known = await tx.arena.findFirst({
      where: { pageKey: arenaKey, ...openArena },
      select: { id: true },
    });
    // One at a time, so that the last place goes to one.
    const arena = known && (await lockArena(tx, known.id));
    if (!athlete || !arena?.active)
      throw new RuleViolation("ARENA_GONE", "Esta arena não está recebendo pedidos agora.");
    const { id: arenaId, onlineRentals, dayUseInCents } = arena;
    if (onlineRentals === "NONE")
      throw new RuleViolation("NO_ONLINE_RENTALS", "Esta arena não está recebendo pedidos agora.");
    await assertMayAsk(tx, arena, athleteId);
    const span = await openSpanOf(tx, ctx.now, arena, date);
    const day = dayToDatabase(date);
    await assertNoneYet(tx, { arenaId, athleteId, date: day });
    await assertPlaces(tx, arena, day, 1);
    await assertNotTooOften(tx, { arenaId, athleteId }, ctx.now);
    const confirmed = onlineRentals === "AT_ONCE";
    const { id } = await tx.dayUse.create({
      data: {
        arenaId,
        athleteId,
        date: day,
        clientName: athlete.name,
        contact: athlete.phone,
        priceInCents: dayUseInCents,
        freeCancelHours: arena.freeCancelHours,
        requested: !confirmed,
        createdAt: ctx.now,
        ...span,
      },
      select: { id: true },
    });
    if (confirmed) await bookingsConfirmed.happened(tx, ctx, { service: "DAY_USE", ids: [id] });
    await tellArenaOfDayUse(tx, ctx, id, (details, on) =>
      dayUseAskedMail(details, {
        athlete: athlete.name,
        link: `${ctx.publicUrl}/arena-calendar/quadras/${on}`,
        confirmed,
      }),
    );
    return id;
  });
}

/** When the arena is open that day. @throws InvalidInput, RuleViolation */
async function openSpanOf(
  tx: Transaction,
  now: Date,
  arena: { id: string; rentalHorizonDays: number },
  date: string,
): Promise<{ opensAt: Date; closesAt: Date }> {
  const { hours } = await openPlace(tx, arena.id);
  const message = rentalDayProblem(date, arenaDayOf(hours, now), arena.rentalHorizonDays);
  if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
  return openSpan(hours, date, now);
}

async function assertNoneYet(
  tx: Transaction,
  who: { arenaId: string; athleteId: string; date: Date },
): Promise<void> {
  if ((await tx.dayUse.count({ where: { ...who, cancelledAt: null } })) > 0)
    throw new RuleViolation("DAY_USE_TAKEN", "Você já tem Day Use neste dia.");
}

/** Rate limit: each request mails the arena, so cancelled ones count too. */
async function assertNotTooOften(
  tx: Transaction,
  who: { arenaId: string; athleteId: string },
  now: Date,
): Promise<void> {
  const lately = await tx.dayUse.count({ where: { ...who, createdAt: { gt: earlier(now, { hours: 24 }) } } });
  if (lately >= mostAskedADay)
    throw new RuleViolation(
      "ASKED_TOO_OFTEN",
      "Você já pediu Day Use muitas vezes hoje. Tente de novo amanhã.",
    );
}
