import type { Athlete, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, yearOf } from "../platform/time/calendar-day.rules";
import {
  ineligibilityOf,
  mixedPairReasons,
  type Candidate,
  type CategoryRules,
  type Ineligibility,
} from "./eligibility.rules";

/** Who wants in; `excused`: the organiser has let them in before; `isReader`: they are the one who asks. */
export interface CandidateId {
  athleteId: string;
  excused?: boolean;
  isReader?: boolean;
}

type Event = Pick<Tournament, "arenaId" | "openToOtherArenas" | "startDate">;

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

/** What the rules of a category say against one athlete, or two who enter together; two statements. */
export async function reasonsAgainst(
  tx: Transaction,
  tournament: Event,
  category: Pick<TournamentCategory, "level" | "gender" | "minAge" | "maxAge"> | null,
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
  const judged = candidates.flatMap(({ athleteId, excused = false, isReader }) => {
    const athlete = athletes.find(({ id }) => id === athleteId);
    return athlete ? [{ excused, candidate: candidateOf(athlete, athlete.arenas.length > 0, isReader) }] : [];
  });
  const own = judged.flatMap(({ excused, candidate }) => (excused ? [] : ineligibilityOf(candidate, rules)));
  const [first, second] = judged;
  if (!first || !second || first.excused || second.excused) return own;
  return [...own, ...mixedPairReasons([first.candidate, second.candidate], rules)];
}
