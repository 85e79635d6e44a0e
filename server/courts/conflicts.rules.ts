import { isOpenThroughout, type OpeningHours } from "./opening.rules";

export type OccupationKind = "CLASS" | "RENTAL" | "MATCH" | "BLOCK";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** An occupation of a court, a teacher or athletes for a time span. */
export interface Occupation extends Span {
  id: string;
  arenaId: string;
  /** null: it takes no court. */
  courtId: string | null;
  teacherId: string | null;
  athleteIds: readonly string[];
  /** A cancelled occupation does not conflict. */
  cancelled: boolean;
}

/** The occupation to check for conflicts. */
export interface Wanted extends Omit<Occupation, "id" | "cancelled"> {
  /** null for a new one. An existing one does not conflict with itself. */
  id: string | null;
  kind: OccupationKind;
}

/** The opening hours and courts of the arena where it would take place. */
export interface Place {
  hours: OpeningHours;
  courts: readonly PlaceCourt[];
}

interface PlaceCourt {
  id: string;
  active: boolean;
  closures: readonly (Span & { id: string })[];
}

export type ConflictCode =
  | "END_NOT_AFTER_START"
  | "OUTSIDE_OPENING_HOURS"
  | "COURT_INACTIVE"
  | "COURT_CLOSED"
  | "COURT_TAKEN"
  | "TEACHER_TAKEN"
  | "ATHLETE_TAKEN";

export interface Conflict {
  code: ConflictCode;
  /**
   * The name of the conflicting occupation; null if there is none, or if it belongs to another arena, which keeps it
   * private.
   */
  with: string | null;
  athleteId?: string;
}

/** Half-open: back to back is no overlap. */
export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** The kinds that the opening hours bind. */
const boundByHours: readonly OccupationKind[] = ["CLASS", "RENTAL"];

/**
 * All conflicts, by kind: opening hours, court, teacher, athletes; within a kind by the name of the other occupation.
 */
export function conflictsOf(wanted: Wanted, place: Place, occupations: readonly Occupation[]): Conflict[] {
  if (wanted.endsAt <= wanted.startsAt) return [{ code: "END_NOT_AFTER_START", with: null }];
  const there = occupations
    .filter((one) => !one.cancelled && one.id !== wanted.id && overlaps(one, wanted))
    .sort((a, b) => compare(a.id, b.id));
  return [
    ...hoursInTheWay(wanted, place.hours),
    ...courtInTheWay(wanted, place.courts),
    ...there
      .filter((one) => takesCourtOf(wanted, one))
      .map(({ id }) => ({ code: "COURT_TAKEN", with: id }) as const),
    ...there
      .filter(({ teacherId }) => teacherId !== null && teacherId === wanted.teacherId)
      .map((one) => ({ code: "TEACHER_TAKEN", with: tellable(one, wanted) }) as const),
    ...there.flatMap((one) =>
      athletesInBoth(one, wanted).map(
        (athleteId) => ({ code: "ATHLETE_TAKEN", with: tellable(one, wanted), athleteId }) as const,
      ),
    ),
  ];
}

function hoursInTheWay({ kind, startsAt, endsAt }: Wanted, hours: OpeningHours): Conflict[] {
  const fits = !boundByHours.includes(kind) || isOpenThroughout(hours, startsAt, endsAt);
  return fits ? [] : [{ code: "OUTSIDE_OPENING_HOURS", with: null }];
}

function courtInTheWay(wanted: Wanted, courts: readonly PlaceCourt[]): Conflict[] {
  const court = courts.find(({ id }) => id === wanted.courtId);
  if (!court) return [];
  return [
    ...(court.active ? [] : [{ code: "COURT_INACTIVE", with: court.id } as const]),
    ...court.closures
      .filter((closure) => overlaps(closure, wanted))
      .map(({ id }) => ({ code: "COURT_CLOSED", with: id }) as const)
      .sort((a, b) => compare(a.with, b.with)),
  ];
}

const takesCourtOf = (wanted: Wanted, { arenaId, courtId }: Occupation): boolean =>
  courtId !== null && courtId === wanted.courtId && arenaId === wanted.arenaId;

const tellable = ({ id, arenaId }: Occupation, wanted: Wanted): string | null =>
  arenaId === wanted.arenaId ? id : null;

const athletesInBoth = (one: Occupation, wanted: Wanted): string[] =>
  [...new Set(wanted.athleteIds)].filter((athleteId) => one.athleteIds.includes(athleteId)).sort(compare);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
