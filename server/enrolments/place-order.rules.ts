import { seededRandom, shuffle } from "../platform/random.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { placesUndecided, type PlaceMode } from "../tournaments/categories/place-modes.rules";
import { registrationAt, type RegistrationPeriod } from "./registration-terms.rules";

/** An entry that waits for the places of its category to be given: a pair, or an athlete alone. */
export interface PlaceCandidate {
  id: string;
  since: Date;
  /** Sum of the ranking points of its athletes; 0 without any. */
  points: number;
}

/**
 * The order in which places are given by lots: the same for the same seed and the same entries, in whatever order they
 * are passed.
 */
export const orderByLots = <Entry extends { id: string }>(
  entries: readonly Entry[],
  lotsSeed: string,
): Entry[] =>
  shuffle(
    entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    seededRandom(`${lotsSeed}/places`),
  );

/** The order in which places are given by ranking: most points first; on equal points the earlier enrolment, then the id. */
export const orderByRanking = <Entry extends PlaceCandidate>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (one, other) =>
      other.points - one.points ||
      one.since.getTime() - other.since.getTime() ||
      (one.id < other.id ? -1 : 1),
  );

/** Why the places of a category cannot be given now, worded for the organiser; null when they can. */
export function assignmentProblem(
  category: { placeMode: PlaceMode; placesAssignedAt: Date | null },
  period: RegistrationPeriod,
  today: string,
): string | null {
  if (category.placesAssignedAt !== null) return "As vagas desta categoria já foram definidas.";
  if (!placesUndecided(category)) return "Nesta categoria as vagas saem por ordem de inscrição.";
  if (registrationAt(period, today) === "CLOSED") return null;
  const { registrationEndsOn } = period;
  return registrationEndsOn === null
    ? "As vagas são definidas depois que as inscrições forem fechadas."
    : `As vagas são definidas depois do fim das inscrições, em ${dateInDigits(registrationEndsOn)}.`;
}

/** The local time, on the day after the last day of enrolment, at which a job gives the places if no organiser has. */
export const assignedByItselfAt = "08:00";
