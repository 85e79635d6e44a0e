import { timeZoneAt } from "../arenas/arena-clock.loader";
import { createBlock, removeBlock } from "../bookings/rental.step";
import { announceMatches } from "../competition/matches/match.step";
import { orCourtTaken } from "../courts/occupancy.errors";
import { lockCourt, occupyOverMatches, settleMatches } from "../courts/occupy.step";
import { tournamentOfEnrolment } from "../enrolments/open-enrolments.step";
import { replaceUnavailabilities } from "../enrolments/athlete-enrolments.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { courtBlockSchema, unavailabilitySchema } from "../sport/scheduling/schedule-settings.rules";
import { lockTournament } from "../tournaments/tournament.step";
import {
  ownUnavailabilitySchema,
  periodsBeyond,
  samePeriods,
  takesUnavailability,
} from "./own-unavailability.rules";

/**
 * Takes a court out of use for a while: rain, a broken net, an event. Matches planned there keep their place and say what
 * is wrong.
 * @throws InvalidInput, RuleViolation
 */
export async function blockCourt(
  ctx: ActionContext,
  tournamentId: string,
  courtKey: string,
  input: unknown,
): Promise<void> {
  const { startsAt, endsAt, label } = parseInput(courtBlockSchema, input);
  const taken = { courtId: courtKey, kind: "BLOCK", startsAt, endsAt } as const;
  const work = inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    await lockCourt(tx, courtKey);
    const bookingId = await createBlock(tx, { courtId: courtKey, startsAt, endsAt, label });
    await occupyOverMatches(tx, { ...taken, bookingId });
    await announceMatches(ctx, tx, tournamentId, []);
  });
  await orCourtTaken(work, "A quadra já tem uma aula, uma locação ou um bloqueio neste período.");
}

/** Takes a block away; what is not there any more is gone already. */
export function unblockCourt(
  ctx: ActionContext,
  tournamentId: string,
  courtKey: string,
  startsAt: Date,
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    await lockCourt(tx, courtKey);
    await removeBlock(tx, courtKey, startsAt);
    await settleMatches(tx, courtKey);
    await announceMatches(ctx, tx, tournamentId, []);
  });
}

/**
 * Replaces the periods in which an enrolled athlete cannot play; an empty list means always available. Planned matches
 * are not moved, and show a conflict instead.
 * @returns the tournament's id.
 * @throws InvalidInput
 */
export function setUnavailability(ctx: ActionContext, enrolmentId: string, input: unknown): Promise<string> {
  const { periods } = parseInput(unavailabilitySchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    await lockTournament(tx, tournamentId);
    const reported = await tx.unavailability.findMany({ where: { enrolmentId, byAthlete: true } });
    await replaceUnavailabilities(
      tx,
      { enrolmentId },
      periods.map((period) => ({
        enrolmentId,
        ...period,
        byAthlete: reported.some((one) => samePeriods([one], [period])), // unchanged periods stay the athlete's own
      })),
    );
    await announceMatches(ctx, tx, tournamentId, []);
    return tournamentId;
  });
}

/**
 * An athlete says when they cannot play: all of their periods at once, none to be there always. What the organiser has
 * written down stays. The same list twice changes nothing.
 * @throws InvalidInput, RuleViolation once the category's matches have times.
 */
export function setOwnUnavailability(ctx: ActionContext, enrolmentId: string, input: unknown): Promise<void> {
  const { periods } = parseInput(ownUnavailabilitySchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, await tournamentOfEnrolment(tx, enrolmentId));
    const { id: tournamentId, startDate, endDate } = tournament;
    const { status, categoryId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    const planned =
      (await tx.match.count({ where: { tournamentId, categoryId, scheduledFor: { not: null } } })) > 0;
    if (!takesUnavailability({ status, planned }))
      throw new RuleViolation(
        "UNAVAILABILITY_CLOSED",
        planned
          ? "Os horários desta categoria já foram marcados. Fale com a organização."
          : "Esta inscrição não está mais aberta.",
      );
    const beyond = periodsBeyond(periods, {
      firstDay: dayFromDatabase(startDate),
      lastDay: dayFromDatabase(endDate ?? startDate),
      timeZone: await timeZoneAt(tx, tournament.arenaId),
    });
    if (beyond.length > 0)
      throw new InvalidInput(
        beyond.map((index) => ({
          path: ["periods", String(index)],
          message: "O período deve estar dentro dos dias do torneio",
        })),
      );
    const own = { enrolmentId, byAthlete: true };
    if (samePeriods(await tx.unavailability.findMany({ where: own }), periods)) return;
    await replaceUnavailabilities(
      tx,
      own,
      periods.map((period) => ({ ...own, ...period })),
    );
    await announceMatches(ctx, tx, tournamentId, []);
  });
}
