import { openArena } from "../arenas/arena.access";
import { orCourtTaken } from "../courts/occupancy.errors";
import { assertOpenCourt, assertWithinHours, openPlace } from "../courts/occupy.step";
import { arenaDayOf } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { counted } from "../platform/numbers.rules";
import { spanOn } from "../platform/time/clock-time.rules";
import { earlier } from "../platform/time/duration.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { onTheCourt } from "./rental.loader";
import { rentalAskedMail } from "./rental-mails.rules";
import { askForCourtSchema, rentalDayProblem } from "./rental.rules";
import { assertMayAsk, takeCourt, tellArena } from "./rental.step";
import { askedSpanProblem } from "./rental-terms.rules";
import { courtJustTaken, mostAskedADay, mostOwnRentals } from "./rental-words.rules";

/**
 * An athlete requests a free hour on the arena's page, or books it at once, depending on the arena's setting. A request
 * holds the hour until the arena answers; a limit per athlete and arena keeps one athlete from holding a whole evening.
 * @returns the id of the rental.
 * @throws InvalidInput, RuleViolation
 */
export async function askForCourt(
  ctx: ActionContext,
  athleteId: string,
  arenaKey: string,
  input: unknown,
): Promise<string> {
  const { courtKey, date, startsAt, endsAt } = parseInput(askForCourtSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    // One at a time of the same athlete, so that the count below holds.
    const [athlete] = await tx.$queryRaw<{ name: string; phone: string | null }[]>`
      SELECT nome_completo AS name, telefone AS phone FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
    const arena = await tx.arena.findFirst({
      where: { pageKey: arenaKey, ...openArena },
      select: { id: true },
    });
    if (!athlete || !arena)
      throw new RuleViolation("ARENA_GONE", "Esta arena não está recebendo pedidos agora.");
    const place = await openPlace(tx, arena.id);
    const terms = await tx.arena.findUniqueOrThrow({ where: { id: arena.id } });
    const { onlineRentals } = terms;
    if (onlineRentals === "NONE")
      throw new RuleViolation("NO_ONLINE_RENTALS", "Esta arena não está recebendo pedidos agora.");
    const { timeZone } = place;
    await assertMayAsk(tx, terms, athleteId);
    const span = spanOn(date, { starts: startsAt, ends: endsAt }, timeZone);
    // The last evening that can be asked for may end on the next day.
    const today = dayAt(ctx.now, timeZone);
    const evening = arenaDayOf(place.hours, span.startsAt);
    const message = rentalDayProblem(evening < today ? date : evening, today, terms.rentalHorizonDays);
    if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
    const problem = askedSpanProblem(startsAt, endsAt, terms);
    if (problem !== null) throw new InvalidInput([{ path: [problem.path], message: problem.message }]);
    await assertOpenCourt(tx, arena.id, courtKey);
    if (span.startsAt <= ctx.now)
      throw new RuleViolation("HOUR_OVER", "Este horário já começou. Escolha outro.", ["startsAt"]);
    assertWithinHours([span], place);
    const confirmed = onlineRentals === "AT_ONCE";
    const ways = await onTheCourt(tx, courtKey, [span]);
    // Several athletes may request the same hour; the arena confirms one. The error does not say who has the court.
    if (!ways.every(({ isRequest }) => isRequest && !confirmed))
      throw new RuleViolation("COURT_TAKEN", courtJustTaken, ["courtKey"]);
    await assertNotAskedYet(tx, { athleteId, courtId: courtKey, ...span });
    await assertFew(tx, arena.id, athleteId, ctx.now);
    const id = await takeCourt(tx, ctx, {
      arenaId: arena.id,
      timeZone,
      courtId: courtKey,
      label: athlete.name,
      contact: athlete.phone,
      athleteId,
      status: confirmed ? "CONFIRMED" : "REQUESTED",
      spans: [span],
      priceInCents: null,
      queued: ways.length > 0,
    });
    await tellArena(tx, ctx, id, (details) =>
      rentalAskedMail(details, {
        athlete: athlete.name,
        link: `${ctx.publicUrl}/arena-calendar/quadras/${evening}`,
        confirmed,
      }),
    );
    return id;
  });
  return orCourtTaken(work, courtJustTaken);
}

async function assertNotAskedYet(
  tx: Transaction,
  {
    athleteId,
    courtId,
    startsAt,
    endsAt,
  }: { athleteId: string; courtId: string; startsAt: Date; endsAt: Date },
): Promise<void> {
  const overlaps = { startsAt: { lt: endsAt }, endsAt: { gt: startsAt } };
  if ((await tx.courtBooking.count({ where: { athleteId, courtId, status: "REQUESTED", ...overlaps } })) > 0)
    throw new RuleViolation("ALREADY_ASKED", "Você já pediu esta quadra neste horário.", ["courtKey"]);
}

async function assertFew(tx: Transaction, arenaId: string, athleteId: string, now: Date): Promise<void> {
  const held = await tx.courtBooking.count({
    where: {
      athleteId,
      bookedByArena: false,
      court: { arenaId },
      status: { not: "CANCELLED" },
      endsAt: { gt: now },
    },
  });
  if (held >= mostOwnRentals)
    throw new RuleViolation(
      "TOO_MANY_RENTALS",
      `Você já tem ${counted(held, "locação marcada", "locações marcadas")} nesta arena. Jogue ou cancele uma antes de pedir outra.`,
    );
  // Each request mails the arena, so cancelled ones count too.
  const lately = await tx.courtBooking.count({
    where: {
      athleteId,
      bookedByArena: false,
      court: { arenaId },
      createdAt: { gt: earlier(now, { hours: 24 }) },
    },
  });
  if (lately >= mostAskedADay)
    throw new RuleViolation("ASKED_TOO_OFTEN", "Você já pediu muitas quadras hoje. Tente de novo amanhã.");
}
