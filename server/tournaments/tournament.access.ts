import DataLoader from "dataloader";
import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { perRequest, type ActionContext } from "../platform/context";
import {
  isAdmin,
  isSignedIn,
  keyAllows,
  type ApiKeyHolder,
  type Caller,
  type Viewer,
} from "../platform/viewer";
import { goneStatuses } from "./enrolments/enrolment-status.rules";

/**
 * Tournaments a caller may see: those of arenas they own or teach at, those of their federation, those they play in
 * or referee; admins all. A key for results: the championships of active federations, and of its own.
 */
export const tournamentVisibleTo = ({ viewer, apiKey }: Caller): Prisma.TournamentWhereInput => {
  if (apiKey) return tournamentVisibleToKey(apiKey);
  if (!isSignedIn(viewer)) return { id: { in: [] } };
  if (isAdmin(viewer)) return {};
  const { userId, ownedArenaIds, taughtArenaIds, federationIds, athleteId } = viewer;
  return {
    OR: [
      { arenaId: { in: [...ownedArenaIds, ...taughtArenaIds] } },
      { federationId: { in: [...federationIds] } },
      { referees: { some: { userId } } },
      ...(athleteId === null
        ? []
        : [{ enrolments: { some: { athleteId, status: { notIn: [...goneStatuses] } } } }]),
    ],
  };
};

function tournamentVisibleToKey(apiKey: ApiKeyHolder): Prisma.TournamentWhereInput {
  if (!keyAllows(apiKey, "RESULTS_READ")) return { id: { in: [] } };
  const { federationId } = apiKey;
  const published = { federation: { active: true } };
  return federationId === null ? published : { OR: [published, { federationId }] };
}

/** The visible ones of all the tournaments a request touches, read together. */
const visibleTournaments = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Tournament | null>(async (ids) => {
      const rows = await ctx.db.tournament.findMany({
        where: { AND: [{ id: { in: [...ids] } }, tournamentVisibleTo(ctx)] },
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

export const canSeeTournament = async (id: string, ctx: ActionContext): Promise<boolean> =>
  (await visibleTournaments(ctx).load(id)) !== null;

/** Create, change, enrol, draw: the arena's owner, the federation's people, admins. */
export const managesTournament = (
  { arenaId, federationId }: { arenaId: string | null; federationId: string | null },
  viewer: Viewer | null,
): boolean =>
  viewer !== null &&
  (isAdmin(viewer) ||
    (arenaId !== null && canManageArena(arenaId, viewer)) ||
    (federationId !== null && viewer.federationIds.includes(federationId)));

/** False as well for a tournament that does not exist. */
export async function canManageTournament(id: string, ctx: ActionContext): Promise<boolean> {
  const tournament = await visibleTournaments(ctx).load(id);
  return tournament !== null && managesTournament(tournament, ctx.viewer);
}

/** The same for what belongs to a tournament: the enrolment's own. */
export async function canManageEnrolment(id: string, ctx: ActionContext): Promise<boolean> {
  const row = await ctx.db.enrolment.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
}

/** Athletes an organiser may enter: those of the arena, and anybody's once the tournament is open to other arenas. */
export const enrollableIn = (tournament: {
  arenaId: string | null;
  openToOtherArenas: boolean;
}): Prisma.AthleteWhereInput => ({
  status: "ACTIVE",
  ...(tournament.arenaId === null || tournament.openToOtherArenas
    ? {}
    : { arenas: { some: { arenaId: tournament.arenaId, active: true } } }),
});
