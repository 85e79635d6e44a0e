import type { Enrolment, Tournament, Pair } from "../../../prisma/generated/client/client";
import { paidAmong } from "../../billing/charge.loader";
import { closeEnrolmentCharges, handOnEnrolmentCharge } from "../../billing/enrolment-charge.step";
import { leaveDraw, replaceInPair, writeWithdrawn } from "../../enrolments/drawn-enrolments.step";
import { guestsAmong, takingPartIn } from "../../enrolments/enrollable-athletes.loader";
import { overrideSchema } from "../../enrolments/enrolment-input.rules";
import { assertMayPlay, decideEligibility, writePlace } from "../../enrolments/enter.step";
import { nextNumber } from "../../enrolments/entry-fee.step";
import { categoryOf } from "../../enrolments/leave.step";
import { withPartner } from "../../enrolments/open-enrolments.step";
import { oweFee } from "../../enrolments/places.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { withdrawalSchema } from "../../sport/scores/match-result.rules";
import { isToPlay } from "../../sport/scores/match-outcome.rules";
import { mixedOnly, playsInMixedPairs } from "../../sport/super-n/plan-super-n.rules";
import { isGone } from "../../tournaments/tournament-and-enrolment-status.rules";
import { assertOrganiserRuns, lockTournament } from "../../tournaments/tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { type Board, type BoardMatch, loadBoard } from "../board/tournament-board.loader";
import { drawnCategory } from "../classification/drawn-category";
import { announceMatches } from "./match.step";
import { absentPairs, giveWithdrawnWalkovers } from "./apply-result.step";

/**
 * Replaces an athlete who did not show up, before their first match. The substitute takes over the number, the lot, the
 * matches and the place in the pair, so the draw does not change. A paid fee stays paid; an unpaid one is owed by the
 * substitute, and what the athlete who leaves had paid of it is their credit. Only the organiser's own athletes can be substitutes; in a championship only athletes of its other
 * categories. All others would have to accept an invitation, which is possible only before the draw.
 * @param typed the override reason for an ineligible substitute; null to apply the rules.
 * @returns the tournament's id.
 * @throws InvalidInput, NotEligible, RuleViolation
 */
export function substituteAthlete(
  ctx: ActionContext,
  enrolmentId: string,
  newAthleteId: string,
  typed: string | null = null,
): Promise<string> {
  const { overrideReason } = parseInput(overrideSchema, { overrideReason: typed });
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    await assertOrganiserRuns(tx, tournament); // the substitute is a new enrolment that owes a fee
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
    const { drawNumber, tieBreakLot, categoryId, feeInCents, feeReason, couponId, wildCardAt } = leaving;
    await assertNoGuest(tx, ctx, tournament, newAthleteId);
    await assertMayPlay(tx, tournament, newAthleteId, categoryId ?? undefined);
    const category = await categoryOf(tx, leaving);
    const { partner } = await withPartner(tx, enrolmentId);
    const candidates = [
      { athleteId: newAthleteId },
      ...(partner ? [{ athleteId: partner.athleteId, excused: partner.overriddenAt !== null }] : []),
    ];
    const exception = await decideEligibility(tx, ctx, { tournament }, category, candidates, overrideReason);
    if (!entersInPairs(category)) await assertKeepsMixedPairs(tx, leaving, newAthleteId);
    await leaveDraw(tx, enrolmentId);
    const place = {
      status: "PLAYING" as const,
      enrolledAt: ctx.now,
      drawNumber,
      tieBreakLot,
      categoryId,
      feeInCents,
      feeReason,
      couponId,
      wildCardAt,
      categoryNumber: await nextNumber(tx, tournamentId, newAthleteId),
      ...exception,
    };
    const newEnrolmentId = await writePlace(tx, tournamentId, newAthleteId, place);
    await closeEnrolmentCharges(tx, ctx, [enrolmentId]);
    if ((await paidAmong(tx, [enrolmentId])).has(enrolmentId)) {
      await handOnEnrolmentCharge(tx, enrolmentId, newEnrolmentId);
    } else {
      const place = { id: newEnrolmentId, athleteId: newAthleteId, feeInCents, feeReason, dueOn: null };
      await oweFee(tx, ctx, tournament, category, place);
    }
    await replaceInPair(tx, enrolmentId, newEnrolmentId);
    const moved = await tx.matchPlayer.updateManyAndReturn({
      where: { athleteId: leaving.athleteId, match: ownMatches(leaving) },
      data: { athleteId: newAthleteId },
      select: { matchId: true },
    });
    await announceMatches(
      ctx,
      tx,
      tournamentId,
      moved.map(({ matchId }) => matchId),
    );
    return tournamentId;
  });
}

/** @throws RuleViolation for a guest: matches are called while an invitation waits for its answer. */
async function assertNoGuest(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
  athleteId: string,
): Promise<void> {
  if ((await guestsAmong(tx, ctx, tournament, [athleteId])).length === 0) return;
  if (tournament.federationId !== null) {
    if ((await tx.athlete.count({ where: { AND: [{ id: athleteId }, takingPartIn(tournament.id)] } })) > 0)
      return;
    throw new RuleViolation(
      "ATHLETE_NOT_ELIGIBLE",
      "Na substituição só entra quem já está inscrito neste campeonato em outra categoria: os demais precisam aceitar um convite antes do sorteio.",
    );
  }
  // The same answer for an unknown id, so that ids cannot be probed.
  throw new RuleViolation(
    "ATHLETE_NOT_ELIGIBLE",
    "Na substituição só entra atleta da arena, porque quem é de fora precisa aceitar antes do sorteio. Escolha um atleta da arena ou cadastre quem vai jogar.",
  );
}

/** @throws RuleViolation in a Super N of mixed pairs, unless a man replaces a man or a woman a woman. */
async function assertKeepsMixedPairs(
  tx: Transaction,
  leaving: Pick<Enrolment, "tournamentId" | "categoryId" | "athleteId">,
  newAthleteId: string,
): Promise<void> {
  const matches = await tx.match.findMany({
    where: ownMatches(leaving),
    select: { players: { select: { side: true, athlete: { select: { gender: true } } } } },
  });
  const sides = matches.flatMap(({ players }) =>
    [1, 2].map((side) => players.flatMap((one) => (one.side === side ? [one.athlete.gender] : []))),
  );
  if (!playsInMixedPairs(sides)) return;
  const genderOf = async (id: string) =>
    (await tx.athlete.findUniqueOrThrow({ where: { id }, select: { gender: true } })).gender;
  if ((await genderOf(newAthleteId)) !== (await genderOf(leaving.athleteId)))
    throw new RuleViolation("MIXED_PAIRS", mixedOnly);
}

/** The matches in the category that the athlete leaves; their matches in other categories stay. */
const ownMatches = ({ tournamentId, categoryId }: Pick<Enrolment, "tournamentId" | "categoryId">) => ({
  tournamentId,
  ...(categoryId === null ? {} : { categoryId }),
});

/**
 * A pair leaves after the draw, in one step: what it played stays, and every match it still has becomes a W.O. Until it
 * has lost one so, it may come back.
 * @param enrolmentId of either athlete.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function withdrawPair(ctx: ActionContext, enrolmentId: string, input: unknown): Promise<string> {
  const { reason, withdrawn } = parseInput(withdrawalSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    const board = await loadBoard(tx, tournamentId);
    const pair = board.pairOf.get(enrolmentId);
    if (!pair?.categoryId || !drawnCategory(board, pair.categoryId))
      throw new RuleViolation(
        "NOT_IN_DRAW",
        "Esta inscrição não está em um chaveamento de duplas: para sair, cancele a inscrição.",
      );
    const own = board.matches.filter(({ pair1Id, pair2Id }) => pair1Id === pair.id || pair2Id === pair.id);
    if (!withdrawn) {
      assertNoWalkover(pair, own);
      await writeWithdrawn(tx, [pair.id], null);
      await announceMatches(ctx, tx, tournamentId, []);
      return tournamentId;
    }
    if (own.some(({ status }) => status === "IN_PROGRESS"))
      throw new RuleViolation(
        "MATCH_UNDER_WAY",
        "A dupla está em quadra: registre antes a desistência no jogo em andamento.",
      );
    if (pair.withdrawnAt !== null)
      throw new RuleViolation("ALREADY_WITHDRAWN", "Esta dupla já foi retirada.");
    if (!mayStillPlay(pair, board))
      throw new RuleViolation(
        "ALREADY_OUT",
        "Esta dupla já não tem jogos pela frente: não há mais o que retirar.",
      );
    await writeWithdrawn(tx, [pair.id], ctx.now);
    const changed = await giveWithdrawnWalkovers(ctx, tx, tournament, pair.categoryId, reason);
    await announceMatches(ctx, tx, tournamentId, changed);
    return tournamentId;
  });
}

/** A pair that has lost by W.O. comes back when that is taken back. */
function assertNoWalkover({ id, withdrawnAt }: Pair, own: readonly BoardMatch[]): void {
  if (withdrawnAt === null) throw new RuleViolation("NOT_WITHDRAWN", "Esta dupla não foi retirada.");
  const lost = own.filter((match) => absentPairs(match).includes(id)).map(({ number }) => number ?? 0);
  if (lost.length > 0)
    throw new RuleViolation(
      "HAS_WALKOVER",
      `Esta dupla já perdeu por W.O.: desfaça o W.O. do jogo ${Math.max(...lost)} para ela voltar.`,
    );
}

/** Whether it has a match to play, or may come into one from a group that is still played. */
function mayStillPlay({ id, categoryId }: Pair, { matches }: Board): boolean {
  const isOwn = ({ pair1Id, pair2Id }: BoardMatch) => pair1Id === id || pair2Id === id;
  const inCategory = matches.filter((match) => match.categoryId === categoryId);
  const toPlay = inCategory.filter(({ status }) => isToPlay(status));
  if (toPlay.some(isOwn)) return true;
  return (
    inCategory.filter(isOwn).every(({ stage }) => stage === "GROUP") &&
    toPlay.some(({ stage }) => stage === "GROUP") &&
    toPlay.some(({ stage, pair1Id, pair2Id }) => stage !== "GROUP" && (pair1Id === null || pair2Id === null))
  );
}
