import { openArena } from "../../arenas/arena.access";
import { lockArena } from "../../arenas/write-arena.step";
import { openPlace } from "../../courts/open-place.step";
import { arenaDayOf } from "../../courts/opening.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { earlier } from "../../platform/time/duration.rules";
import { bookingsConfirmed } from "../booking.event";
import { rentalDayProblem } from "../rental.rules";
import { assertMayAsk } from "../may-ask.step";
import { mostAskedADay } from "../rental-words.rules";
import { dayUseAskedMail } from "./day-use-mails.rules";
import { assertPlaces } from "./day-use-places.step";
import { askForDayUseSchema } from "./day-use-input.rules";
import { openSpan } from "./open-span";
import { tellArenaOfDayUse } from "./tell-day-use.step";

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
