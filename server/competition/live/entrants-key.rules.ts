import { createHash } from "node:crypto";
import { hasPlace } from "../../tournaments/enrolment-status.rules";
import type { EnrolmentStatus } from "../../tournaments/tournament-labels.rules";

interface Entered {
  readonly id: string;
  readonly athleteId: string;
  readonly status: EnrolmentStatus;
}
interface Paired {
  readonly id: string;
  readonly firstId: string;
  readonly secondId: string;
}

/**
 * The same for the same people: tells whether who has a place, or who plays with whom, is still what was read. In
 * whatever order they come.
 */
export function entrantsKey(enrolments: readonly Entered[], pairs: readonly Paired[]): string {
  const lines = [
    ...enrolments.flatMap(({ id, athleteId, status }) => (hasPlace(status) ? [`${id} ${athleteId}`] : [])),
    ...pairs.map(({ id, firstId, secondId }) => `${id} ${firstId} ${secondId}`),
  ];
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("base64url").slice(0, 16);
}
