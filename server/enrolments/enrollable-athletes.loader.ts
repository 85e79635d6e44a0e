import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { athleteFoundBy } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import type { Transaction } from "../platform/database";
import { isAdmin, type Viewer } from "../platform/viewer";
import { goneStatuses, participatingStatuses } from "../tournaments/tournament-and-enrolment-status.rules";

type Event = Pick<Tournament, "id" | "arenaId" | "federationId" | "openToOtherArenas">;

const attending = (arena: Prisma.ArenaWhereInput): Prisma.AthleteWhereInput => ({
  status: "ACTIVE",
  arenas: { some: { active: true, arena } },
});

/** Those an organiser has lists of: in a championship the athletes of affiliated arenas, else those of the arena. */
export const athletesOfOrganiser = ({
  arenaId,
  federationId,
}: Pick<Event, "arenaId" | "federationId">): Prisma.AthleteWhereInput =>
  federationId === null
    ? attending({ id: arenaId ?? { in: [] } })
    : attending({ federation: { id: federationId, active: true } });

/** Athletes an organiser may enter or invite: their own, and all athletes if the tournament is open to other arenas. */
export const enrollableIn = (tournament: Omit<Event, "id">): Prisma.AthleteWhereInput =>
  tournament.federationId === null && tournament.openToOtherArenas
    ? { status: "ACTIVE" }
    : athletesOfOrganiser(tournament);

type Organisers = Pick<Event, "arenaId" | "federationId">;

/** Whether the viewer manages a championship on behalf of its federation, and not as the owner of the host arena. */
const actsForFederation = ({ federationId }: Organisers, viewer: Viewer): boolean =>
  federationId !== null && (isAdmin(viewer) || viewer.federationIds.includes(federationId));

/**
 * Athletes who can be entered without consent: those who attend the organiser's arena. A federation has none, because
 * the athletes belong to its arenas and consent themselves.
 */
export const athletesEnteredAtOnce = (
  tournament: Organisers,
  viewer: Viewer | null,
): Prisma.AthleteWhereInput =>
  tournament.federationId !== null && (viewer === null || actsForFederation(tournament, viewer))
    ? { id: { in: [] } }
    : athletesOfOrganiser({ arenaId: tournament.arenaId, federationId: null });

/** Whether this organiser has to invite every athlete in the list, because none can be entered without consent. */
export const invitesEveryone = (tournament: Organisers, viewer: Viewer | null): boolean =>
  viewer !== null && actsForFederation(tournament, viewer);

/**
 * Of some athletes those who play only with their own consent. Organisers who play themselves give it by entering
 * themselves.
 */
export async function guestsAmong(
  db: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  tournament: Organisers,
  athleteIds: readonly string[],
): Promise<string[]> {
  const rows = await db.athlete.findMany({
    where: { AND: [{ id: { in: [...athleteIds] } }, athletesEnteredAtOnce(tournament, viewer)] },
    select: { id: true },
  });
  const own = new Set(rows.map(({ id }) => id));
  return athleteIds.filter((id) => !own.has(id) && id !== viewer?.athleteId);
}

export interface AthleteSearch {
  /** Words of the name or the e-mail; null for all. */
  search: string | null;
  /** Leaves out athletes who are already in this category; null leaves out those anywhere in the tournament. */
  categoryId: string | null;
  /** Whether to list only possible substitutes: in a championship, athletes who already take part in it. */
  substitutes: boolean;
}

/** Athletes who take part in a tournament, in any category. A guest who has not answered does not count. */
export const takingPartIn = (tournamentId: string): Prisma.AthleteWhereInput => ({
  enrolments: {
    some: { tournamentId, awaitsConsent: false, status: { in: [...participatingStatuses] } },
  },
});

/**
 * The athletes an organiser can choose from: their own who are not entered yet. The owner of an arena that hosts a
 * championship sees only that arena's athletes, as in all lists.
 */
export function enrollableFound(
  tournament: Event,
  { search, categoryId, substitutes }: AthleteSearch,
  viewer: Viewer,
): Prisma.AthleteWhereInput {
  const { id: tournamentId, arenaId } = tournament;
  const places = categoryId === null ? {} : { OR: [{ categoryId }, { categoryId: null }] };
  return {
    AND: [
      athletesOfOrganiser(
        actsForFederation(tournament, viewer) ? tournament : { arenaId, federationId: null },
      ),
      substitutes && actsForFederation(tournament, viewer) ? takingPartIn(tournamentId) : {},
      athleteFoundBy(search, viewer) ?? {},
      { enrolments: { none: { tournamentId, status: { notIn: [...goneStatuses] }, ...places } } },
    ],
  };
}

/**
 * The names of the arenas that each athlete attends, limited to the viewer's own arenas and those of their federations;
 * all arenas for an admin. By name; one statement.
 */
export const clubNamesOf = valueBy<string[]>(
  async ({ db, viewer }, ids) => {
    const names = new Map<string, string[]>();
    if (!viewer) return names;
    const { ownedArenaIds, federationIds } = viewer;
    const links = await db.arenaAthlete.findMany({
      where: {
        athleteId: { in: ids },
        active: true,
        arena: isAdmin(viewer)
          ? {}
          : {
              OR: [
                { id: { in: [...ownedArenaIds] } },
                { federation: { id: { in: [...federationIds] }, active: true } },
              ],
            },
      },
      select: { athleteId: true, arena: { select: { name: true } } },
      orderBy: [{ arena: { name: "asc" } }, { arenaId: "asc" }],
    });
    for (const { athleteId, arena } of links)
      names.set(athleteId, [...(names.get(athleteId) ?? []), arena.name]);
    return names;
  },
  () => [],
);
