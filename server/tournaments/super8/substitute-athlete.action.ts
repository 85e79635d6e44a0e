import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertMayPlay, writePlace } from "../enrolments/enrol-athlete.action";
import { isGone } from "../enrolments/enrolment-status.rules";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { touchMatches } from "../touch-matches.action";

/**
 * Somebody who did not come is replaced before their first match: the newcomer takes over number, lot and matches.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function substituteAthlete(
  ctx: ActionContext,
  enrolmentId: string,
  newAthleteId: string,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    const leaving = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (isGone(leaving.status)) throw new RuleViolation("ALREADY_OUT", "Este atleta já não está no torneio.");
    const played = await tx.matchPlayer.count({
      where: { athleteId: leaving.athleteId, match: { tournamentId, status: "PLAYED" } },
    });
    if (played > 0)
      throw new RuleViolation(
        "ALREADY_PLAYED",
        "A substituição só é possível antes do primeiro jogo do atleta. Registre W.O. nos jogos restantes.",
      );
    await assertMayPlay(tx, tournament, newAthleteId);
    const { drawNumber, tieBreakLot, categoryId, feeInCents } = leaving;
    await tx.enrolment.update({
      where: { id: enrolmentId },
      data: { status: "CANCELLED", drawNumber: null, tieBreakLot: null },
    });
    const place = {
      status: "PLAYING" as const,
      enrolledAt: ctx.now,
      drawNumber,
      tieBreakLot,
      categoryId,
      feeInCents,
    };
    await writePlace(tx, tournamentId, newAthleteId, place);
    await tx.matchPlayer.updateMany({
      where: { athleteId: leaving.athleteId, match: { tournamentId } },
      data: { athleteId: newAthleteId },
    });
    await touchMatches(ctx, tx, tournamentId, "all");
    return tournamentId;
  });
}
