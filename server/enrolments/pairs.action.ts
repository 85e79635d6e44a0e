import type { Enrolment } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { entersInPairs } from "../sport/draws/category-format.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
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
import { holdForPartner } from "./enrol-in-tournament.action";
import { askGuest, guestsToAsk } from "./invitations/ask-guest.action";
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
  /** Whether they stand in a sheet, whose addresses are counted already. */
  bySheet?: boolean;
}

export interface EnteredPair {
  tournamentId: string;
  /** Of the first, or of who waits for the guest's answer. */
  enrolmentId: string;
  /** Null until the guest has said yes. */
  pairId: string | null;
}

/**
 * Enters two athletes as a pair, as the organiser does: confirmed at once, both of them or none. Of the organiser's own
 * and a guest, the guest is asked, and two places are kept till they answer.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export const enrolPair = (ctx: ActionContext, choice: EnrolPairChoice): Promise<EnteredPair> =>
  inTransaction(ctx.db, async (tx) => {
    const open = await openEnrolments(tx, ctx, choice.tournamentId);
    const entered = await enrolPairWithin(tx, ctx, open, choice);
    await ctx.events.emit(tx, tournamentTopic(choice.tournamentId));
    return entered;
  });

/** The same as part of a larger transaction that holds the tournament's lock. */
export async function enrolPairWithin(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  { tournamentId, categoryId, athleteIds, overrideReason, bySheet = false }: EnrolPairChoice,
): Promise<EnteredPair> {
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
    standing.push(found?.status === "SEEKING_PARTNER" ? found : null);
  }
  // Who only seeks a partner has found one, and has said before that they play.
  const newcomers = athleteIds.filter((_id, index) => !standing[index]);
  const guests = await guestsToAsk(tx, ctx, tournament, newcomers, { counted: bySheet });
  for (const athleteId of newcomers) await assertMayPlay(tx, tournament, athleteId, category?.id);
  if (guests.size === 2) throw twoGuests();
  assertPlace(places, tournament, category, 2);
  const entrants = athleteIds.map((athleteId, index) => ({
    athleteId,
    excused: Boolean(standing[index]?.overriddenAt),
  }));
  const exception = await decideEligibility(tx, ctx, open, category, entrants, override.overrideReason);
  const entered: Enrolment[] = [];
  for (const [index, athleteId] of athleteIds.entries()) {
    if (guests.has(athleteId)) continue; // no row of theirs before their yes
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
  const [first, second] = entered;
  if (!first) throw new Error("a pair has somebody to wait for the other");
  const [guest] = guests.values();
  if (!guest)
    return { tournamentId, enrolmentId: first.id, pairId: await writePair(tx, ctx, open, first, second) };
  await holdForPartner(tx, ctx, open, first.id);
  await askGuest(tx, ctx, open, category, { enrolmentId: first.id, guest, bySheet });
  return { tournamentId, enrolmentId: first.id, pairId: null };
}

export const twoGuests = () =>
  new RuleViolation(
    "TWO_GUESTS",
    "Os dois atletas são de outras arenas. Convide um deles primeiro e, depois do aceite, forme a dupla com o outro.",
    ["athleteIds"],
  );

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
    const open = await openEnrolments(tx, ctx, await tournamentOfEnrolment(tx, enrolmentIds[0]));
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
  first: Enrolment,
  second: Enrolment | undefined,
): Promise<string> {
  if (!second) throw new Error("a pair is two");
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
