import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { mostParticipants } from "../sport/event-size.rules";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { hasPlace } from "../tournaments/tournament-and-enrolment-status.rules";
import { raiseLimits } from "../tournaments/tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { seatsLeft, wildCardProblem } from "./enrolment-state.rules";
import { type EnrolPairChoice, enrolPairWithin, type EnteredPair } from "./enter-pair.step";
import { assertNotDrawn, openEnrolments, openForEntry, tournamentOfEnrolment } from "./open-enrolments.step";
import { readLine, readPlaces } from "./places.loader";
import { giveFromLine, moveUp, seekAgain } from "./places.step";

/**
 * Enters two athletes as a pair, as the organiser does: confirmed at once, both of them or none. Of the organiser's own
 * and a guest, the guest is asked, and two places are kept till they answer.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export const enrolPair = (ctx: ActionContext, choice: EnrolPairChoice): Promise<EnteredPair> =>
  inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, choice.tournamentId);
    const entered = await enrolPairWithin(tx, ctx, open, choice);
    await ctx.events.emit(tx, tournamentTopic(choice.tournamentId));
    return entered;
  });

/**
 * Two who seek a partner become a pair.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export function formPair(
  ctx: ActionContext,
  enrolmentIds: readonly [string, string],
  overrideReason: string | null | undefined,
): Promise<EnteredPair> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, await tournamentOfEnrolment(tx, enrolmentIds[0]));
    const both = await tx.enrolment.findMany({ where: { id: { in: [...enrolmentIds] } } });
    const [first, second] = enrolmentIds.map((id) => both.find((row) => row.id === id));
    if (!first || !second || first.id === second.id)
      throw new RuleViolation("SAME_ATHLETE", "Uma dupla é formada por dois atletas.");
    if (first.tournamentId !== second.tournamentId || first.categoryId !== second.categoryId)
      throw new RuleViolation("OTHER_CATEGORY", "Os dois atletas precisam estar na mesma categoria.");
    const entered = await enrolPairWithin(tx, ctx, open, {
      tournamentId: open.tournament.id,
      categoryId: first.categoryId,
      athleteIds: [first.athleteId, second.athleteId],
      overrideReason,
    });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return entered;
  });
}

/** Splits a pair before the draw: both seek a partner again, and their places go to the first in the waiting list. */
export function splitPair(ctx: ActionContext, pairId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.pair.findUniqueOrThrow({
      where: { id: pairId },
      select: { tournamentId: true },
    });
    const open = await openEnrolments(tx, ctx, tournamentId);
    const pair = await tx.pair.findUnique({ where: { id: pairId } });
    if (!pair) return tournamentId; // already split by a concurrent request
    await assertNotDrawn(tx, pair.categoryId);
    await tx.pair.delete({ where: { id: pairId } });
    await seekAgain(tx, ctx, [pair.firstId, pair.secondId]);
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}

/**
 * "Dar vaga": gives a waitlisted enrolment a place, regardless of its position in the waiting list; a pair gets its
 * places together. The athletes are notified and owe the fee like anyone who moves up. Idempotent: an enrolment that
 * already has a place keeps it.
 * @param raiseLimit whether to raise the limits as needed; otherwise there has to be room.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function admitFromLine(
  ctx: ActionContext,
  enrolmentId: string,
  { raiseLimit }: { raiseLimit: boolean },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openForEntry(tx, ctx, tournamentId);
    const { status, categoryId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (hasPlace(status)) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const { categories, capacity, taken } = await readPlaces(tx, open.tournament);
    const line = await readLine(tx, tournamentId, categories);
    const waiting = line.find(({ enrolments }) => enrolments.some(({ id }) => id === enrolmentId));
    if (!waiting) throw new RuleViolation("NOT_WAITING", "Esta inscrição não está na lista de espera.");
    const { seats, enrolments } = waiting;
    const category = categories.find(({ id }) => id === categoryId) ?? null;
    if (placesUndecided(category))
      throw new RuleViolation(
        "PLACES_UNDECIDED",
        "As vagas desta categoria ainda não foram definidas. Antes disso, só um convite da organização dá a vaga.",
      );
    if (seatsLeft(capacity, taken, categoryId) < seats) {
      const ofCategory = (taken.get(categoryId) ?? 0) + seats;
      const ofAll = [...taken.values()].reduce((sum, each) => sum + each, 0) + seats;
      assertMayGrow(open.tournament.kind, ofAll, raiseLimit, seats);
      await raiseLimits(tx, open.tournament, category, { tournament: ofAll, category: ofCategory });
    }
    await giveFromLine(tx, ctx, open, category, enrolments);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}

function assertMayGrow(kind: string, needed: number, raiseLimit: boolean, seats: 1 | 2): void {
  if (kind === "SUPER8")
    throw new RuleViolation("SUPER8_IS_FULL", "Um Super 8 tem 8 vagas, e todas estão ocupadas.");
  if (needed > mostParticipants)
    throw new RuleViolation("TOURNAMENT_FULL", "O torneio chegou ao limite de 2.000 inscrições.");
  if (!raiseLimit)
    throw new RuleViolation(
      "TOURNAMENT_FULL",
      seats === 2
        ? "Não há vaga para mais uma dupla. Para ela entrar, aumente o limite."
        : "Não há vaga para mais um atleta. Para ele entrar, aumente o limite.",
    );
}

/**
 * "Dar convite": gives a waitlisted enrolment one of the places that its category keeps for wild cards; a pair gets its
 * places together. The athletes are notified and owe the fee like anyone who moves up. Idempotent: an enrolment that
 * already has a place keeps it.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function giveWildCard(ctx: ActionContext, enrolmentId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openForEntry(tx, ctx, tournamentId);
    const { status, categoryId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (hasPlace(status)) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const places = await readPlaces(tx, open.tournament);
    const { categories } = places;
    const line = await readLine(tx, tournamentId, categories);
    const waiting = line.find(({ enrolments }) => enrolments.some(({ id }) => id === enrolmentId));
    if (!waiting) throw new RuleViolation("NOT_WAITING", "Esta inscrição não está na lista de espera.");
    const { seats, enrolments } = waiting;
    if (enrolments.length < seats)
      throw new RuleViolation("PAIR_INCOMPLETE", "O convite é da dupla: falta o parceiro aceitar.");
    const problem = wildCardProblem(places, { categoryId, seats });
    if (problem === "ALL_GIVEN")
      throw new RuleViolation("NO_WILD_CARD", "Não há mais convites da organização nesta categoria.");
    if (problem === "LIMIT_LOWERED")
      throw new RuleViolation(
        "TOURNAMENT_FULL",
        "O máximo de participantes foi atingido: aumente-o para dar este convite.",
      );
    await tx.enrolment.updateMany({
      where: { id: { in: enrolments.map(({ id }) => id) } },
      data: { wildCardAt: ctx.now },
    });
    const category = categories.find(({ id }) => id === categoryId) ?? null;
    await giveFromLine(tx, ctx, open, category, enrolments);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
