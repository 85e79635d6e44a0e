import type { Enrolment } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { categoryOf } from "./leave.step";
import {
  assertMayPlay,
  assertPlace,
  decideEligibility,
  createOrResetEnrolment,
  standingIn,
  type EnrolAthleteChoice,
} from "./enter.step";
import { overrideSchema } from "./enrolment-input.rules";
import { holdForPartner } from "./enter-by-oneself.step";
import {
  askGuest,
  endInvitations,
  type Guest,
  guestsToAsk,
  heldForAnswer,
} from "./invitations/invitation.step";
import { assertNotDrawn, chosenCategory, type OpenEnrolments } from "./open-enrolments.step";
import { createPair, givePlaces, joinLine } from "./places.step";
import { readPlaces } from "./places.loader";

export interface EnrolPairChoice extends Omit<EnrolAthleteChoice, "athleteId"> {
  athleteIds: readonly [string, string];
  /** Whether they stand in a sheet, whose addresses are counted already. */
  bySheet?: boolean;
}

export interface EnteredPair {
  tournamentId: string;
  /** Of the first, or of who waits for the guest's answer; of two guests the first, who was only asked. */
  enrolmentId: string;
  /** Null until the guest has said yes. */
  pairId: string | null;
}

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
  const askBoth = guests.size === 2;
  if (askBoth && !invitesBoth(tournament)) throw twoGuests();
  assertPlace(places, tournament, category, 2);
  const candidates = athleteIds.map((athleteId, index) => ({
    athleteId,
    excused: Boolean(standing[index]?.overriddenAt),
  }));
  const exception = await decideEligibility(tx, ctx, open, category, candidates, override.overrideReason);
  if (askBoth) {
    const [first, second] = [...guests.values()] as [Guest, Guest];
    const { id } = await createOrResetEnrolment(tx, ctx.now, open, category, first.athleteId, {
      ...heldForAnswer(ctx, open),
      awaitsConsent: true,
      ...exception,
    });
    await askGuest(tx, ctx, open, category, { enrolmentId: id, guest: first, partner: second.name, bySheet });
    await askGuest(tx, ctx, open, category, { enrolmentId: id, guest: second, bySheet });
    return { tournamentId, enrolmentId: id, pairId: null };
  }
  const entered: Enrolment[] = [];
  for (const [index, athleteId] of athleteIds.entries()) {
    if (guests.has(athleteId)) continue; // no row of theirs before their yes
    const found = standing[index];
    entered.push(
      found
        ? await tx.enrolment.update({ where: { id: found.id }, data: exception })
        : await createOrResetEnrolment(tx, ctx.now, open, category, athleteId, {
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
  if (placesUndecided(category)) await joinLine(tx, [first.id], ctx.now);
  else await holdForPartner(tx, ctx, open, first.id);
  await askGuest(tx, ctx, open, category, { enrolmentId: first.id, guest, bySheet });
  return { tournamentId, enrolmentId: first.id, pairId: null };
}

/** Where no athlete is the organiser's own, the two of a pair are invited together. */
export const invitesBoth = ({ federationId }: { federationId: string | null }): boolean =>
  federationId !== null;

export const twoGuests = () =>
  new RuleViolation(
    "TWO_GUESTS",
    "Os dois atletas são de outras arenas. Convide um deles primeiro e, depois do aceite, forme a dupla com o outro.",
    ["athleteIds"],
  );

async function writePair(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  first: Enrolment,
  second: Enrolment | undefined,
): Promise<string> {
  if (!second) throw new Error("a pair is two");
  await endInvitations(tx, first.id, second.id);
  const id = await createPair(tx, ctx.now, first, second);
  const category = await categoryOf(tx, first);
  if (placesUndecided(category)) await joinLine(tx, [first.id, second.id], ctx.now);
  else await givePlaces(tx, ctx, open, category, [first, second], { vouched: true });
  return id;
}
