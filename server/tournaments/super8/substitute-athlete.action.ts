import type { Enrolment } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertMayPlay, writePlace } from "../enrolments/enrol-athlete.action";
import { isGone } from "../enrolments/enrolment-status.rules";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { touchMatches } from "../touch-matches.action";

/**
 * Somebody who did not come is replaced before their first match: the newcomer takes over number, lot and matches, and in
 * a pair the place beside their partner, so that the draw stays as it is.
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
    if (leaving.status !== "PLAYING")
      throw new RuleViolation(
        "NOT_IN_DRAW",
        "Este atleta não tem jogos pela frente: não há lugar para outro assumir.",
      );
    const played = await tx.matchPlayer.count({
      where: {
        athleteId: leaving.athleteId,
        match: { ...ownMatches(leaving), status: { in: ["IN_PROGRESS", "PLAYED"] } },
      },
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
    const newEnrolmentId = await writePlace(tx, tournamentId, newAthleteId, place);
    await tx.pair.updateMany({ where: { firstId: enrolmentId }, data: { firstId: newEnrolmentId } });
    await tx.pair.updateMany({ where: { secondId: enrolmentId }, data: { secondId: newEnrolmentId } });
    const moved = await tx.matchPlayer.updateManyAndReturn({
      where: { athleteId: leaving.athleteId, match: ownMatches(leaving) },
      data: { athleteId: newAthleteId },
      select: { matchId: true },
    });
    await touchMatches(
      ctx,
      tx,
      tournamentId,
      moved.map(({ matchId }) => matchId),
    );
    return tournamentId;
  });
}

/** The matches of the category in which somebody leaves; in another one they play on. */
const ownMatches = ({ tournamentId, categoryId }: Pick<Enrolment, "tournamentId" | "categoryId">) => ({
  tournamentId,
  ...(categoryId === null ? {} : { categoryId }),
});
