import type { Enrolment } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { entersInPairs } from "../categories/category-format.rules";
import { tournamentTopic } from "../tournament-topic.rules";
import { categoryOf } from "./cancel-enrolment.action";
import {
  assertMayPlay,
  assertPlace,
  decideEligibility,
  enterAnew,
  standingIn,
  type EnrolAthleteChoice,
} from "./enrol-athlete.action";
import { overrideSchema } from "./enrolment-input.rules";
import { endInvitations } from "./invitations/create-invitation.action";
import {
  assertNotDrawn,
  chosenCategory,
  openEnrolments,
  tournamentOfEnrolment,
  type OpenEnrolments,
} from "./open-enrolments.action";
import { givePlaces, moveUp, seekAgain } from "./places.action";
import { readPlaces } from "./places.access";

export interface EnrolPairChoice extends Omit<EnrolAthleteChoice, "athleteId"> {
  athleteIds: readonly [string, string];
}

/**
 * Enters two athletes as a pair, as the organiser does: confirmed at once, both of them or none.
 * @returns the pair's id.
 * @throws InvalidInput, NotEligible, RuleViolation
 */
export const enrolPair = (ctx: ActionContext, choice: EnrolPairChoice): Promise<string> =>
  inTransaction(ctx.db, async (tx) => {
    const open = await openEnrolments(tx, ctx, choice.tournamentId);
    const id = await enrolPairWithin(tx, ctx, open, choice);
    await ctx.events.emit(tx, tournamentTopic(choice.tournamentId));
    return id;
  });

/** The same as part of a larger transaction that holds the tournament's lock. */
export async function enrolPairWithin(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  { tournamentId, categoryId, athleteIds, overrideReason }: EnrolPairChoice,
): Promise<string> {
  const override = parseInput(overrideSchema, { overrideReason });
  const { tournament } = open;
  if (athleteIds[0] === athleteIds[1])
    throw new RuleViolation("SAME_ATHLETE", "Uma dupla é formada por dois atletas.", ["athleteIds"]);
  const places = await readPlaces(tx, tournament);
  const category = chosenCategory(places.categories, categoryId);
  if (!entersInPairs(category)) throw new RuleViolation("NO_PAIRS", "Nesta categoria cada um joga por si.");
  await assertNotDrawn(tx, category?.id ?? null);
  const standing: (Enrolment | null)[] = [];
  for (const athleteId of athleteIds) {
    const found = await standingIn(tx, tournamentId, category?.id ?? null, athleteId);
    // Who only seeks a partner has found one.
    if (found?.status !== "SEEKING_PARTNER") await assertMayPlay(tx, tournament, athleteId, category?.id);
    standing.push(found?.status === "SEEKING_PARTNER" ? found : null);
  }
  assertPlace(places, tournament, category, 2);
  const entrants = athleteIds.map((athleteId, index) => ({
    athleteId,
    excused: Boolean(standing[index]?.overriddenAt),
  }));
  const exception = await decideEligibility(tx, ctx, open, category, entrants, override.overrideReason);
  const entered: Enrolment[] = [];
  for (const [index, athleteId] of athleteIds.entries()) {
    const found = standing[index];
    entered.push(
      found
        ? await tx.enrolment.update({ where: { id: found.id }, data: exception })
        : await enterAnew(tx, ctx.now, open, category, athleteId, {
            status: "SEEKING_PARTNER",
            ...exception,
          }),
    );
  }
  return writePair(tx, ctx, open, entered);
}

/**
 * Two who seek a partner become a pair.
 * @returns the pair's id.
 * @throws InvalidInput, NotEligible, RuleViolation
 */
export function formPair(
  ctx: ActionContext,
  enrolmentIds: readonly [string, string],
  overrideReason: string | null | undefined,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openEnrolments(tx, ctx, await tournamentOfEnrolment(tx, enrolmentIds[0]));
    const both = await tx.enrolment.findMany({ where: { id: { in: [...enrolmentIds] } } });
    const [first, second] = enrolmentIds.map((id) => both.find((row) => row.id === id));
    if (!first || !second || first.id === second.id)
      throw new RuleViolation("SAME_ATHLETE", "Uma dupla é formada por dois atletas.");
    if (first.tournamentId !== second.tournamentId || first.categoryId !== second.categoryId)
      throw new RuleViolation("OTHER_CATEGORY", "Os dois atletas precisam estar na mesma categoria.");
    const id = await enrolPairWithin(tx, ctx, open, {
      tournamentId: open.tournament.id,
      categoryId: first.categoryId,
      athleteIds: [first.athleteId, second.athleteId],
      overrideReason,
    });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return id;
  });
}

/** Takes two apart before the draw: both seek a partner, and their places go to whoever is first in line. */
export function splitPair(ctx: ActionContext, pairId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.pair.findUniqueOrThrow({
      where: { id: pairId },
      select: { tournamentId: true },
    });
    const open = await openEnrolments(tx, ctx, tournamentId);
    const pair = await tx.pair.findUnique({ where: { id: pairId } });
    if (!pair) return tournamentId; // somebody else was quicker
    await assertNotDrawn(tx, pair.categoryId);
    await tx.pair.delete({ where: { id: pairId } });
    await seekAgain(tx, [pair.firstId, pair.secondId]);
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}

async function writePair(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  entered: readonly Enrolment[],
): Promise<string> {
  const [first, second] = entered;
  if (!first || !second) throw new Error("a pair is two");
  await endInvitations(tx, first.id, second.id);
  const { id } = await tx.pair.create({
    data: {
      tournamentId: open.tournament.id,
      categoryId: first.categoryId,
      firstId: first.id,
      secondId: second.id,
      createdAt: ctx.now,
    },
    select: { id: true },
  });
  await givePlaces(tx, ctx, open, await categoryOf(tx, first), [first, second], { vouched: true });
  return id;
}
