import type { Attendance } from "./class-kind-and-status.rules";

export interface Place {
  attendance: Attendance;
  markedAt: Date | null;
}

/** From most to least informative about who was there. */
const precedence: readonly Attendance[] = ["PRESENT", "ABSENT", "EXCUSED", "BOOKED", "CANCELLED"];

/**
 * Whether the first of two places that duplicate records of one person have in the same class is kept. A marked place
 * wins over an unmarked one; between two marked ones, "presente" wins over "falta".
 */
export function staysBefore(place: Place, standing: Place): boolean {
  const isMarked = (one: Place) => one.markedAt !== null;
  if (isMarked(place) !== isMarked(standing)) return isMarked(place);
  return precedence.indexOf(place.attendance) < precedence.indexOf(standing.attendance);
}
