import { createHash } from "node:crypto";
import { hasPlace, isShown } from "../../tournaments/enrolment-status.rules";
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
 * The same for the same people: tells whether who has a place, who waits, or who plays with whom, is still what was read.
 * In whatever order they come.
 */
export function entrantsKey(enrolments: readonly Entered[], pairs: readonly Paired[]): string {
  const lines = [
    ...enrolments.flatMap(({ id, athleteId, status }) => {
      if (status === "WAITLISTED") return [`${id} waits`];
      if (!hasPlace(status)) return [];
      // Whoever has paid is listed from then on.
      return [isShown(status) ? `${id} ${athleteId}` : `${id} ${athleteId} kept`];
    }),
    ...pairs.map(({ id, firstId, secondId }) => `${id} ${firstId} ${secondId}`),
  ];
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("base64url").slice(0, 16);
}
