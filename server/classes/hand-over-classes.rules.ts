import type { Attendance } from "./class-words.rules";

export interface Place {
  attendance: Attendance;
  markedAt: Date | null;
}

/** What tells most of who was there comes first. */
const told: readonly Attendance[] = ["PRESENT", "ABSENT", "EXCUSED", "BOOKED", "CANCELLED"];

/**
 * Of two places that one person has in one class by two records, whether the first stays: the one that somebody has
 * marked, and of two marked ones "presente" before "falta".
 */
export function staysBefore(place: Place, standing: Place): boolean {
  const isMarked = (one: Place) => one.markedAt !== null;
  if (isMarked(place) !== isMarked(standing)) return isMarked(place);
  return told.indexOf(place.attendance) < told.indexOf(standing.attendance);
}
