import { UserError } from "../platform/errors";
import { counted } from "../platform/numbers.rules";

/** A date of a series with a conflict. */
export interface CollidingDate {
  /** YYYY-MM-DD */
  on: string;
  priceInCents: number;
  /** A sentence each. */
  inTheWay: readonly string[];
  /** Conflicting rentals that can be cancelled; empty if something else conflicts and the date can only be skipped. */
  rentalIds: readonly string[];
}

/**
 * A series has conflicts without a decision. Nothing was written. Retry with each of these dates skipped, or with the
 * existing rentals on them marked to be cancelled.
 */
export class RentalCollisions extends UserError {
  readonly code = "RENTAL_COLLISIONS";

  constructor(
    readonly dates: readonly CollidingDate[],
    /** Number of dates without conflicts, and their total price. */
    readonly free: { count: number; priceInCents: number },
    /** On which the arena is closed, YYYY-MM-DD: they are left out in any case. */
    readonly closedDays: readonly string[],
  ) {
    super(
      `${counted(dates.length, "data já está ocupada", "datas já estão ocupadas")}. Escolha o que fazer com cada uma.`,
      ["until"],
    );
  }
}
