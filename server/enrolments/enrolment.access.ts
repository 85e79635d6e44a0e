import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { isAdmin, isSignedIn, type Caller } from "../platform/viewer";
import { eitherHolds, whenKnown, type MaybePromise } from "../platform/when-known";
import { categoriesOf } from "../tournaments/categories/categories.loader";
import { enrolmentsOf, type PairOfTwo, type EnrolmentWithAthlete } from "./enrolment.loader";
import {
  canManageTournament,
  tournamentVisibleTo,
  worksAtTournament,
  worksAtWhere,
  publishedTournament,
} from "../tournaments/tournament.access";
import {
  type EnrolmentStatus,
  goneStatuses,
  isAsked,
  isShown,
  shownStatuses,
} from "../tournaments/tournament-and-enrolment-status.rules";
import type { Meeting } from "../athletes/athlete.access";

export type EnrolmentPhase = "CURRENT" | "RUNNING" | "UPCOMING" | "PAST" | "HISTORY";

/** Tournaments that every signed-in viewer may see, besides the public ones. */
const openToAll = {
  federationId: null,
  openToOtherArenas: true,
  arena: { active: true },
} satisfies Prisma.TournamentWhereInput;

/** An arena's own tournament, once over, belongs to the record of those who played in it. */
const finishedAtArena = { status: "FINISHED", federationId: null } satisfies Prisma.TournamentWhereInput;

/** Publicly visible enrolments. Waiting, invited and unpaid ones are not. */
const seenToPlay = { status: { in: [...shownStatuses] } } satisfies Prisma.EnrolmentWhereInput;

/**
 * Which enrolments of an athlete a caller may see. Viewers see their own and those of tournaments they work at, in any
 * status. In tournaments they may see, they see enrolments with a place. Otherwise only what was played in public or is
 * over: an upcoming internal tournament of an arena is visible only there. An API key sees those of the tournaments it
 * may see.
 */
export const enrolmentVisibleTo = (caller: Caller): Prisma.EnrolmentWhereInput => {
  const { viewer, apiKey } = caller;
  if (apiKey) return { ...seenToPlay, tournament: tournamentVisibleTo(caller) };
  if (!viewer) return { id: { in: [] } };
  if (isAdmin(viewer)) return {};
  const { athleteId } = viewer;
  return {
    OR: [
      ...(athleteId === null ? [] : [{ athleteId }]),
      { tournament: worksAtWhere(viewer) },
      { ...seenToPlay, tournament: { OR: [tournamentVisibleTo(caller), openToAll, finishedAtArena] } },
    ],
  };
};

const stillIn = { status: { in: ["ENROLLED", "PLAYING"] } } satisfies Prisma.EnrolmentWhereInput;

const over = {
  OR: [{ status: { in: ["ELIMINATED", "FINISHED"] } }, { ...stillIn, tournament: { status: "FINISHED" } }],
} satisfies Prisma.EnrolmentWhereInput;

/**
 * The current or the past enrolments of an athlete; current ones can be narrowed to running or upcoming tournaments.
 * Without a phase both. The history also includes cancelled enrolments, for the athlete only.
 */
export const enrolmentIn = (
  phase: EnrolmentPhase | null | undefined,
  { viewer }: Caller,
): Prisma.EnrolmentWhereInput => {
  if (phase === "CURRENT") return { ...stillIn, tournament: { status: { not: "FINISHED" } } };
  if (phase === "RUNNING") return { ...stillIn, tournament: { status: "IN_PROGRESS" } };
  if (phase === "UPCOMING") return { ...stillIn, tournament: { status: "REGISTRATION_OPEN" } };
  if (phase === "PAST") return over;
  if (phase === "HISTORY") {
    const own = viewer?.athleteId ?? null;
    return own === null ? over : { OR: [over, { status: "CANCELLED", athleteId: own }] };
  }
  return { status: { notIn: [...goneStatuses] } };
};

const categoryStillOpen = {
  OR: [{ categoryId: null }, { category: { draw: null } }],
} satisfies Prisma.EnrolmentWhereInput;

/** Enrolments that can still change: a category until its own draw, also while another category is being played. */
export const inUndrawnCategory = {
  OR: [
    { categoryId: null, tournament: { status: "REGISTRATION_OPEN" } },
    { category: { draw: null, settledAt: null }, tournament: { status: { not: "FINISHED" } } },
  ],
} satisfies Prisma.EnrolmentWhereInput;

/**
 * Enrolments that need the athlete's attention: a partner to find or to answer, a payment due, a waiting list; and
 * expired ones while athletes can still enrol by themselves.
 */
export const enrolmentInProgress: Prisma.EnrolmentWhereInput = {
  awaitsConsent: false, // a guest who has not answered finds it among the invitations
  OR: [
    { status: "AWAITING_PAYMENT", tournament: { status: { not: "FINISHED" } } },
    { status: { in: ["SEEKING_PARTNER", "INVITED", "WAITLISTED"] }, ...inUndrawnCategory },
    { status: "EXPIRED", tournament: { status: "REGISTRATION_OPEN" }, ...categoryStillOpen },
  ],
};

interface EnrolmentOfSomebody {
  tournamentId: string;
  athleteId: string;
  status: EnrolmentStatus;
}

export const isOwnEnrolment = (
  { athleteId }: Pick<EnrolmentOfSomebody, "athleteId">,
  { viewer }: Pick<ActionContext, "viewer">,
): boolean => isSignedIn(viewer) && viewer.athleteId === athleteId;

/** In a visible tournament: confirmed enrolments for all; others only for their athlete, the partner, and its staff. */
export const canSeeEnrolment = (
  { tournamentId, athleteId, status }: EnrolmentOfSomebody,
  ctx: ActionContext,
): MaybePromise<boolean> =>
  isShown(status) ||
  ctx.viewer?.athleteId === athleteId ||
  eitherHolds(playsWithViewer({ tournamentId, athleteId }, ctx), () => worksAtTournament(tournamentId, ctx));

/** Partners see each other's status, so that they know why the pair is not confirmed yet. */
function playsWithViewer(
  { tournamentId, athleteId }: Pick<EnrolmentOfSomebody, "tournamentId" | "athleteId">,
  ctx: ActionContext,
): MaybePromise<boolean> {
  const own = ctx.viewer?.athleteId ?? null;
  if (own === null) return false;
  return whenKnown(enrolmentsOf(ctx).load(tournamentId), ({ pairs }) =>
    [...pairs.values()].some(
      ({ enrolments: [first, second] }) =>
        (first.athleteId === own && second.athleteId === athleteId) ||
        (second.athleteId === own && first.athleteId === athleteId),
    ),
  );
}

/** The fee and payments of an enrolment are visible to its athlete and to the managers of the tournament. */
export const canSeeEnrolmentMoney = (
  { tournamentId, athleteId }: Pick<EnrolmentOfSomebody, "tournamentId" | "athleteId">,
  ctx: ActionContext,
): MaybePromise<boolean> =>
  (ctx.viewer !== null && ctx.viewer.athleteId === athleteId) || canManageTournament(tournamentId, ctx);

/** The enrolments of a tournament that the viewer may see, in order; a guest's own only after they have answered. */
export const enrolmentsSeen = (
  tournamentId: string,
  ctx: ActionContext,
): MaybePromise<EnrolmentWithAthlete[]> =>
  whenKnown(enrolmentsOf(ctx).load(tournamentId), ({ enrolments }) =>
    whenKnown(worksAtTournament(tournamentId, ctx), (works) =>
      works
        ? enrolments
        : enrolments.filter(
            (one) => isShown(one.status) || (ctx.viewer?.athleteId === one.athleteId && !isAsked(one)),
          ),
    ),
  );

/** The pairs that the viewer may see, by id: pairs that are visible or drawn, and the viewer's own. */
const seenPairsOf = valueBy<ReadonlyMap<string, PairOfTwo>>(
  async (ctx, tournamentIds) => {
    const seen = await Promise.all(tournamentIds.map((id) => seenIn(id, ctx)));
    return new Map(tournamentIds.map((id, index) => [id, seen[index] ?? new Map<string, PairOfTwo>()]));
  },
  () => new Map(),
);

async function seenIn(tournamentId: string, ctx: ActionContext): Promise<ReadonlyMap<string, PairOfTwo>> {
  const { pairs } = await enrolmentsOf(ctx).load(tournamentId);
  const categories = await categoriesOf(ctx).load(tournamentId);
  const drawn = new Set(categories.flatMap(({ draw }) => draw?.entries.map(({ pairId }) => pairId) ?? []));
  return new Map(
    [...pairs].filter(
      ([id, { enrolments }]) =>
        drawn.has(id) ||
        enrolments.every(({ status }) => isShown(status)) ||
        enrolments.some((enrolment) => isOwnEnrolment(enrolment, ctx)),
    ),
  );
}

export const pairsSeen = (
  tournamentId: string,
  ctx: ActionContext,
): MaybePromise<ReadonlyMap<string, PairOfTwo>> =>
  whenKnown(worksAtTournament(tournamentId, ctx), (works) =>
    works
      ? whenKnown(enrolmentsOf(ctx).load(tournamentId), ({ pairs }) => pairs)
      : seenPairsOf(ctx).load(tournamentId),
  );

/** Who takes part in such a tournament, as far as the public sees it: who only waits or was asked does not yet. */
const seenPlayingIn = (tournament: Prisma.TournamentWhereInput): Prisma.AthleteWhereInput[] => [
  { enrolments: { some: { status: { in: [...shownStatuses] }, tournament } } },
  { matches: { some: { match: { tournament } } } },
];

/** Athletes in tournaments that are open to everybody, or that a program may read. */
export const athletesPlaying: Meeting = {
  byAnybody: seenPlayingIn(publishedTournament),
  byKey: (caller) => seenPlayingIn(tournamentVisibleTo(caller)),
};
