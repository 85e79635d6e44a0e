import type { Athlete, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { nameToStrangers } from "../athletes/display-name.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, yearOf } from "../platform/time/calendar-day.rules";
import { isAdmin, type Viewer } from "../platform/viewer";
import type { EntryLimits } from "../tournaments/entry-fees.rules";
import { goneStatuses, isAsked } from "../tournaments/enrolment-status.rules";
import {
  ineligibilityOf,
  mixedPairReasons,
  type Candidate,
  type CategoryRules,
  type Ineligibility,
} from "./eligibility.rules";
import { limitReasons, type EntryStanding, type LimitedCategory } from "./entry-limits.rules";
import type { PodiumTerms } from "./podium-limit.rules";
import { podiumsCounted } from "./podiums.loader";

/** Who wants in; `excused`: the organiser has let them in before; `isReader`: they are the one who asks. */
export interface CandidateId {
  athleteId: string;
  excused?: boolean;
  isReader?: boolean;
}

type Event = Pick<Tournament, "arenaId" | "openToOtherArenas" | "startDate">;
type LimitedEvent = Pick<
  Tournament,
  "id" | "arenaId" | "startDate" | "maxCategories" | "oneLevelPerGender" | "podiumMonths" | "podiumMovesUp"
>;

export const categoryRulesOf = (
  tournament: Event,
  category: Pick<TournamentCategory, "level" | "gender" | "minAge" | "maxAge">,
): CategoryRules => ({
  level: category.level,
  gender: category.gender,
  minAge: category.minAge,
  maxAge: category.maxAge,
  year: yearOf(dayFromDatabase(tournament.startDate)),
  arenaOnly: tournament.arenaId !== null && !tournament.openToOtherArenas,
});

/** The limits of a tournament as they are judged by. */
export const limitsOf = ({ startDate, ...limits }: Omit<LimitedEvent, "id">): EntryLimits & PodiumTerms => ({
  ...limits,
  startDate: dayFromDatabase(startDate),
});

export const candidateOf = (
  athlete: Pick<Athlete, "fullName" | "level" | "gender" | "birthDate">,
  attendsArena: boolean,
  isReader = false,
): Candidate => ({
  isReader,
  name: athlete.fullName,
  level: athlete.level,
  gender: athlete.gender,
  birthDate: athlete.birthDate && dayFromDatabase(athlete.birthDate),
  attendsArena,
});

/** What the limits of a tournament go by, of each athlete; at most two statements, none without limits. */
export async function standingsOf(
  tx: Transaction,
  tournament: LimitedEvent,
  athleteIds: readonly string[],
): Promise<(athleteId: string) => EntryStanding> {
  const entered = await categoriesEntered(tx, tournament, athleteIds);
  const podiums = await podiumsCounted(tx, tournament, athleteIds);
  return (id) => ({ entered: entered.get(id) ?? [], podiums: podiums.get(id) ?? [] });
}

/**
 * The categories of a tournament that athletes are in, on the waiting list too; not those that a guest was only asked for.
 * One statement, none without limits.
 */
async function categoriesEntered(
  tx: Transaction,
  { id: tournamentId, maxCategories, oneLevelPerGender, podiumMonths }: LimitedEvent,
  athleteIds: readonly string[],
): Promise<Map<string, LimitedCategory[]>> {
  const entered = new Map<string, LimitedCategory[]>();
  if (maxCategories === null && !oneLevelPerGender && podiumMonths === null) return entered;
  const rows = await tx.enrolment.findMany({
    where: { tournamentId, athleteId: { in: [...athleteIds] }, status: { notIn: [...goneStatuses] } },
    select: { athleteId: true, status: true, awaitsConsent: true, category: true },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
  });
  for (const { athleteId, category, ...standing } of rows)
    if (category && !isAsked(standing)) entered.set(athleteId, [...(entered.get(athleteId) ?? []), category]);
  return entered;
}

/**
 * What the rules of a category and the limits of the tournament say against one athlete, or two who enter together.
 * @param organiser who reads the reasons about others; null for an athlete, who is told no minor's full name.
 */
export async function reasonsAgainst(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  tournament: Event & LimitedEvent,
  category: Pick<TournamentCategory, "id" | "name" | "level" | "gender" | "minAge" | "maxAge"> | null,
  candidates: readonly CandidateId[],
  organiser: Viewer | null = null,
): Promise<Ineligibility[]> {
  if (category === null) return [];
  const ids = candidates.map(({ athleteId }) => athleteId);
  const athletes = await tx.athlete.findMany({
    where: { id: { in: ids } },
    include: {
      arenas: {
        where: { arenaId: { in: tournament.arenaId === null ? [] : [tournament.arenaId] }, active: true },
        take: 1,
      },
    },
  });
  const rules = categoryRulesOf(tournament, category);
  const standingOf = await standingsOf(tx, tournament, ids);
  const nameOf = await namesTo(tx, now, organiser, athletes);
  const judged = candidates.flatMap(({ athleteId, excused = false, isReader }) => {
    const athlete = athletes.find(({ id }) => id === athleteId);
    if (!athlete) return [];
    const candidate = candidateOf(athlete, athlete.arenas.length > 0, isReader);
    return [{ athleteId, excused, candidate: { ...candidate, name: nameOf(athlete) } }];
  });
  const own = judged.flatMap(({ athleteId, excused, candidate }) =>
    excused
      ? []
      : [
          ...ineligibilityOf(candidate, rules),
          ...limitReasons(candidate, category, standingOf(athleteId), limitsOf(tournament)),
        ],
  );
  const [first, second] = judged;
  if (!first || !second || first.excused || second.excused) return own;
  return [...own, ...mixedPairReasons([first.candidate, second.candidate], rules)];
}

type Named = Pick<Athlete, "id" | "fullName" | "birthDate">;

/**
 * The names that the reader of the reasons may know: minors in full only to organisers of an arena they attend, and to its
 * federation. The same as `displayNameFor`, within a transaction; one statement, none without minors.
 */
async function namesTo(
  tx: Transaction,
  now: Date,
  reader: Viewer | null,
  athletes: readonly Named[],
): Promise<(athlete: Named) => string> {
  const shortened = athletes.filter((athlete) => nameToStrangers(athlete, now) !== athlete.fullName);
  if (isAdmin(reader)) return ({ fullName }) => fullName;
  const links =
    reader === null || shortened.length === 0
      ? []
      : await tx.arenaAthlete.findMany({
          where: {
            athleteId: { in: shortened.map(({ id }) => id) },
            active: true,
            arena: {
              OR: [
                { id: { in: [...reader.ownedArenaIds] } },
                { federation: { id: { in: [...reader.federationIds] }, active: true } },
              ],
            },
          },
          select: { athleteId: true },
        });
  const known = new Set(links.map(({ athleteId }) => athleteId));
  return (athlete) => (known.has(athlete.id) ? athlete.fullName : nameToStrangers(athlete, now));
}
