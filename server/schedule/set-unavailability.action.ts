import { replaceUnavailabilities } from "../enrolments/unavailability.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { samePeriods } from "./own-unavailability.rules";
import { unavailabilitySchema } from "../sport/scheduling/schedule-settings.rules";

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
