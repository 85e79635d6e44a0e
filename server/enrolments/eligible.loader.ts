import type { Athlete, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, yearOf } from "../platform/time/calendar-day.rules";
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

/** What the rules of a category and the limits of the tournament say against one athlete, or two who enter together. */
export async function reasonsAgainst(
  tx: Transaction,
  tournament: Event & LimitedEvent,
  category: Pick<TournamentCategory, "id" | "name" | "level" | "gender" | "minAge" | "maxAge"> | null,
  candidates: readonly CandidateId[],
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
  const judged = candidates.flatMap(({ athleteId, excused = false, isReader }) => {
    const athlete = athletes.find(({ id }) => id === athleteId);
    return athlete
      ? [{ athleteId, excused, candidate: candidateOf(athlete, athlete.arenas.length > 0, isReader) }]
      : [];
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
