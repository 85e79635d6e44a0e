import { accessRule, organisers } from "../platform/access.rules";
import { oneBy, whether } from "../platform/loaders";
import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import type { ActionContext } from "../platform/context";
import {
  isAdmin,
  isSignedIn,
  keyAllows,
  type ApiKeyHolder,
  type Caller,
  type Viewer,
} from "../platform/viewer";
import { bothHold, eitherHolds, whenKnown, type MaybePromise } from "../platform/when-known";
import { goneStatuses } from "./tournament-and-enrolment-status.rules";

/** Excludes drafts, which only their managers may see. */
export const noDraft = { publishedAt: { not: null } } satisfies Prisma.TournamentWhereInput;

/** Public tournaments: championships of active federations, and public tournaments of active arenas. */
export const publishedTournament = {
  ...noDraft,
  OR: [{ federation: { active: true } }, { federationId: null, isPublic: true, arena: { active: true } }],
} satisfies Prisma.TournamentWhereInput;

const activeFederations = whether(async (ctx, ids) => {
  const rows = await ctx.db.federation.findMany({
    where: { id: { in: ids }, active: true },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/**
 * Whether a loaded tournament is published. It ignores a suspension of the arena, which is checked separately, so that
 * the arena's own setting is kept. One statement for all championships, none for an arena's tournament.
 */
export const isPublished = (
  { federationId, isPublic, publishedAt }: Pick<Tournament, "federationId" | "isPublic" | "publishedAt">,
  ctx: ActionContext,
): MaybePromise<boolean> => {
  if (publishedAt === null) return false;
  return federationId === null ? isPublic : activeFederations(ctx).load(federationId);
};

/**
 * Tournaments a caller may see: public ones, those of arenas they own or teach at, those of their federation, those
 * they play in or referee; admins see all. An API key for results sees public ones and its own federation's
 * championships. A draft is visible only to its managers.
 */
export const tournamentVisibleTo = (caller: Caller): Prisma.TournamentWhereInput => {
  const { viewer, apiKey } = caller;
  if (apiKey) return tournamentVisibleToKey(apiKey);
  if (!viewer) return publishedTournament;
  // A viewer who still has to replace a temporary password sees no tournament.
  if (!isSignedIn(viewer)) return { id: { in: [] } };
  if (isAdmin(viewer)) return {};
  const { userId, athleteId } = viewer;
  return {
    OR: [
      publishedTournament,
      managedWhere(viewer),
      {
        ...noDraft,
        OR: [
          { arenaId: { in: [...viewer.taughtArenaIds] } },
          ...(viewer.isReferee ? [{ referees: { some: { userId } } }] : []),
          ...(athleteId === null ? [] : [enteredBy(athleteId)]),
        ],
      },
    ],
  };
};

function tournamentVisibleToKey(apiKey: ApiKeyHolder): Prisma.TournamentWhereInput {
  if (!keyAllows(apiKey, "RESULTS_READ")) return { id: { in: [] } };
  const { federationId } = apiKey;
  return federationId === null
    ? publishedTournament
    : { OR: [publishedTournament, { ...noDraft, federationId }] };
}

const enteredBy = (athleteId: string) =>
  ({
    enrolments: { some: { athleteId, status: { notIn: [...goneStatuses] } } },
  }) satisfies Prisma.TournamentWhereInput;

/** The visible ones of all the tournaments a request touches, read together. */
export const visibleTournaments = oneBy(
  (row: Tournament) => row.id,
  async (ctx, ids) => {
    const rows = await ctx.db.tournament.findMany({
      where: { AND: [{ id: { in: ids } }, tournamentVisibleTo(ctx)] },
    });
    return rows;
  },
);

export const canSeeTournament = (id: string, ctx: ActionContext): MaybePromise<boolean> =>
  whenKnown(visibleTournaments(ctx).load(id), (tournament) => tournament !== null);

/** The set format of a tournament; null when one may not see it. */
export const setFormatOf = (id: string, ctx: ActionContext): MaybePromise<Tournament["setFormat"] | null> =>
  whenKnown(visibleTournaments(ctx).load(id), (tournament) => tournament?.setFormat ?? null);

/** Which of the tournaments in a request the viewer's athlete has entered; batched. */
const enteredTournaments = whether(async (ctx, ids) => {
  const athleteId = ctx.viewer?.athleteId ?? null;
  if (athleteId === null) return [];
  const rows = await ctx.db.tournament.findMany({
    where: { AND: [{ id: { in: ids } }, enteredBy(athleteId)] },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** Whether the viewer sees waiting and unpaid enrolments too: managers of the tournament and teachers of its arena. */
export function worksAtTournament(id: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!viewer) return false;
  return whenKnown(visibleTournaments(ctx).load(id), (tournament) => {
    if (tournament === null) return false;
    if (managesTournament(tournament, viewer)) return true;
    return tournament.arenaId !== null && viewer.taughtArenaIds.includes(tournament.arenaId);
  });
}

/** What an organiser noted beside a match: also for those entered. Everybody else sees what would hang on the wall. */
export const isInsideTournament = (id: string, ctx: ActionContext): MaybePromise<boolean> =>
  eitherHolds(worksAtTournament(id, ctx), () =>
    bothHold(canSeeTournament(id, ctx), () => enteredTournaments(ctx).load(id)),
  );

/** Tournaments that the viewer manages, for a signed-in viewer who is not an admin. */
export const managedWhere = ({ ownedArenaIds, federationIds }: Viewer): Prisma.TournamentWhereInput => ({
  OR: [{ arenaId: { in: [...ownedArenaIds] } }, { federationId: { in: [...federationIds] } }],
});

/** `worksAtTournament` as a filter, for a signed-in viewer who is not an admin. */
export const worksAtWhere = ({
  ownedArenaIds,
  taughtArenaIds,
  federationIds,
}: Viewer): Prisma.TournamentWhereInput => ({
  OR: [
    { arenaId: { in: [...ownedArenaIds, ...taughtArenaIds] } },
    { federationId: { in: [...federationIds] } },
  ],
});

/** Create, change, enrol, draw: the arena's owner, the federation's people, admins. */
export const managesTournament = (
  { arenaId, federationId }: { arenaId: string | null; federationId: string | null },
  viewer: Viewer | null,
): boolean =>
  viewer !== null &&
  (isAdmin(viewer) ||
    (arenaId !== null && canManageArena(arenaId, viewer)) ||
    (federationId !== null && viewer.federationIds.includes(federationId)));

/** False for an unknown tournament too. */
export const canManageTournament = accessRule(
  "TOURNAMENT",
  organisers,
  (id: string, ctx: ActionContext): MaybePromise<boolean> =>
    whenKnown(
      visibleTournaments(ctx).load(id),
      (tournament) => tournament !== null && managesTournament(tournament, ctx.viewer),
    ),
);
