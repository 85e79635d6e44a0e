import type { Athlete, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { isAthlete } from "../athletes/athlete.access";
import { nameToStrangers } from "../athletes/display-name.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { dayFromDatabase, dayToDatabase, yearOf } from "../platform/time/calendar-day.rules";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";
import { goneStatuses, isAsked } from "../tournaments/tournament-and-enrolment-status.rules";
import type { EntryLimits } from "../tournaments/entry-fees.rules";
import {
  type Candidate,
  type CategoryRules,
  type Ineligibility,
  ineligibilityOf,
  mixedPairReasons,
} from "./eligibility.rules";
import {
  type EntryStanding,
  lastOfPodium,
  type LimitedCategory,
  limitReasons,
  type Podium,
  podiumsCountFrom,
  type PodiumTerms,
  suggestedLevelInWords,
} from "./entry-limits.rules";

type Judged = Pick<Tournament, "startDate" | "podiumMonths">;

/** Podiums of athletes in finished tournaments of all organisers. One statement. @param since the first day that counts. */
async function readPodiums(
  tx: Transaction,
  athleteIds: readonly string[],
  since: Date | null,
): Promise<Map<string, Podium[]>> {
  const ended = since && { gte: since };
  const rows = await tx.enrolment.findMany({
    where: {
      athleteId: { in: [...athleteIds] },
      finalPosition: { gte: 1, lte: lastOfPodium },
      tournament: {
        status: "FINISHED",
        ...(ended ? { OR: [{ endDate: ended }, { endDate: null, startDate: ended }] } : {}),
      },
    },
    select: {
      athleteId: true,
      finalPosition: true,
      category: { select: { level: true } },
      tournament: {
        select: {
          name: true,
          category: true,
          arenaId: true,
          isPublic: true,
          arena: { select: { active: true } },
          federation: { select: { active: true } },
          startDate: true,
          endDate: true,
        },
      },
    },
    orderBy: { id: "asc" },
  });
  const podiums = new Map<string, Podium[]>();
  for (const { athleteId, finalPosition, category, tournament } of rows) {
    const podium: Podium = {
      tournamentName: tournament.name,
      arenaId: tournament.arenaId,
      isOpen: tournament.federation?.active ?? (tournament.isPublic && tournament.arena?.active === true),
      on: dayFromDatabase(tournament.endDate ?? tournament.startDate),
      category: category?.level ?? tournament.category,
      place: finalPosition ?? lastOfPodium,
    };
    podiums.set(athleteId, [...(podiums.get(athleteId) ?? []), podium]);
  }
  return podiums;
}

/** The podiums that may count for a tournament. No statement if the tournament counts none. */
function podiumsCounted(
  tx: Transaction,
  { startDate, podiumMonths }: Judged,
  athleteIds: readonly string[],
): Promise<Map<string, Podium[]>> {
  if (podiumMonths === null || athleteIds.length === 0) return Promise.resolve(new Map());
  const since = podiumsCountFrom(dayFromDatabase(startDate), podiumMonths);
  return readPodiums(tx, athleteIds, dayToDatabase(since));
}

const everyPodiumOf = valueBy<Podium[]>(
  ({ db }, ids) => readPodiums(db, ids, null),
  () => [],
);

/** The signed-in athlete's podiums, loaded once per request. Empty if the tournament counts none. */
export async function podiumsOfViewer(
  { podiumMonths }: Judged,
  ctx: ActionContext,
): Promise<readonly Podium[]> {
  const athleteId = isAthlete(ctx) && isSignedIn(ctx.viewer) ? ctx.viewer.athleteId : null;
  return podiumMonths === null || athleteId === null ? [] : everyPodiumOf(ctx).load(athleteId);
}

export interface SuggestedLevel {
  athleteId: string;
  inWords: string;
}

type Suggesting = Judged & Pick<Tournament, "arenaId" | "podiumMovesUp">;
const termsOf = ({ startDate, ...terms }: Suggesting) => ({
  ...terms,
  startDate: dayFromDatabase(startDate),
});

/** The levels that podiums require of athletes whose own level is lower. One statement, none without the rule. */
export async function suggestedLevelsOf(
  tx: Transaction,
  tournament: Suggesting,
  athletes: readonly Pick<Athlete, "id" | "level">[],
): Promise<SuggestedLevel[]> {
  const podiums = await podiumsCounted(
    tx,
    tournament,
    athletes.map(({ id }) => id),
  );
  return athletes.flatMap(({ id, level }) => {
    const inWords = suggestedLevelInWords({ level }, podiums.get(id) ?? [], termsOf(tournament));
    return inWords === null ? [] : [{ athleteId: id, inWords }];
  });
}

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
 * Why the rules of a category or the limits of the tournament refuse one athlete, or two who enter together.
 * @param organiser who reads the reasons about others; null for an athlete, who does not see a minor's full name.
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
