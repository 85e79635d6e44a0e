import type { Enrolment } from "../../prisma/generated/client/client";
import type { EnrolmentWithAthlete, PairOfTwo } from "./tournament-enrolments.loader";

/** 1 for who is next; two who wait as a pair stand on one number. Null for who does not wait. */
export function placeInLine(
  enrolment: Pick<Enrolment, "id" | "categoryId" | "status">,
  enrolments: readonly EnrolmentWithAthlete[],
  pairs: Iterable<PairOfTwo>,
): number | null {
  if (enrolment.status !== "WAITLISTED") return null;
  const unitOf = new Map<string, string>();
  for (const { id, firstId, secondId } of pairs) unitOf.set(firstId, id).set(secondId, id);
  const since = new Map<string, number>();
  for (const { id, categoryId, status, waitlistedAt } of enrolments) {
    if (status !== "WAITLISTED" || categoryId !== enrolment.categoryId) continue;
    const unit = unitOf.get(id) ?? id;
    since.set(unit, Math.min(since.get(unit) ?? Infinity, waitlistedAt?.getTime() ?? 0));
  }
  const own = unitOf.get(enrolment.id) ?? enrolment.id;
  const order = [...since].sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1)).map(([unit]) => unit);
  return order.indexOf(own) + 1 || null;
}
