import { createHash } from "node:crypto";
import type { Tournament, TournamentCategory } from "../../../prisma/generated/client/client";
import { isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import {
  type EnrolmentStatus,
  hasPlace,
  isShown,
} from "../../tournaments/tournament-and-enrolment-status.rules";

type Terms = Pick<
  Tournament,
  | "name"
  | "description"
  | "venue"
  | "startDate"
  | "endDate"
  | "feeInCents"
  | "maxParticipants"
  | "openToOtherArenas"
  | "registrationOpen"
  | "registrationStartsOn"
  | "registrationEndsOn"
  | "paymentDays"
  | "fullRefundDays"
  | "lateRefundPercent"
  | "maxCategories"
  | "oneLevelPerGender"
  | "podiumMonths"
  | "podiumMovesUp"
  | "secondFeeInCents"
  | "thirdFeeInCents"
  | "furtherFeeInCents"
  | "earlyUntil"
  | "memberFeeInCents"
  | "memberDiscountPercent"
>;
type CategoryTerms = Pick<
  TournamentCategory,
  | "id"
  | "name"
  | "level"
  | "gender"
  | "minAge"
  | "maxAge"
  | "maxParticipants"
  | "feeInCents"
  | "earlyFeeInCents"
  | "settledAt"
  | "placeMode"
  | "wildCards"
  | "placesAssignedAt"
> & { draw: object | null };

/** The same while a tournament offers the same: what it is, when, for whom, for how much, and whether one can enrol. */
export function termsKey(tournament: Terms, categories: readonly CategoryTerms[]): string {
  const { name, description, venue, startDate, endDate, feeInCents, maxParticipants, openToOtherArenas } =
    tournament;
  const { registrationOpen, registrationStartsOn, registrationEndsOn } = tournament;
  const { paymentDays, fullRefundDays, lateRefundPercent } = tournament;
  const { maxCategories, oneLevelPerGender, podiumMonths, podiumMovesUp } = tournament;
  const { secondFeeInCents, thirdFeeInCents } = tournament;
  const { furtherFeeInCents, earlyUntil, memberFeeInCents, memberDiscountPercent } = tournament;
  const terms = [
    [name, description, venue, startDate, endDate, feeInCents, maxParticipants, openToOtherArenas],
    [registrationOpen, registrationStartsOn, registrationEndsOn],
    [paymentDays, fullRefundDays, lateRefundPercent],
    [maxCategories, oneLevelPerGender, podiumMonths, podiumMovesUp],
    [secondFeeInCents, thirdFeeInCents, furtherFeeInCents, earlyUntil],
    [memberFeeInCents, memberDiscountPercent],
    ...categories
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((category) => [
        category.id,
        category.name,
        category.level,
        category.gender,
        category.minAge,
        category.maxAge,
        category.maxParticipants,
        category.feeInCents,
        category.earlyFeeInCents,
        category.placeMode,
        category.wildCards,
        category.placesAssignedAt,
        isCancelledCategory(category),
      ]),
  ];
  return createHash("sha256").update(JSON.stringify(terms)).digest("base64url").slice(0, 16);
}

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
