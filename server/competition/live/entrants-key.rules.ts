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
 * Hash of a tournament's entrants: it changes whenever the places, the waiting list or the pairs change. The order of
 * the input does not matter.
 */
export function entrantsKey(enrolments: readonly Entered[], pairs: readonly Paired[]): string {
  const lines = [
    ...enrolments.flatMap(({ id, athleteId, status }) => {
      if (status === "WAITLISTED") return [`${id} waits`];
      if (!hasPlace(status)) return [];
      // A payment changes the key, because only confirmed athletes are listed publicly.
      return [isShown(status) ? `${id} ${athleteId}` : `${id} ${athleteId} kept`];
    }),
    ...pairs.map(({ id, firstId, secondId }) => `${id} ${firstId} ${secondId}`),
  ];
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("base64url").slice(0, 16);
}
