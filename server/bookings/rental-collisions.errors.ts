import { UserError } from "../platform/errors";
import { counted } from "../platform/plural.rules";

/** A date of a series on which something stands already. */
export interface CollidingDate {
  /** YYYY-MM-DD */
  on: string;
  priceInCents: number;
  /** A sentence each. */
  inTheWay: readonly string[];
  /** The rentals that stand there, where nothing else does; empty where the date can only be left out. */
  rentalIds: readonly string[];
}

/**
 * Something stands where a series is to be, and nobody has said what becomes of it. Nothing was written; the same works once
 * each of these dates is left out, or what stands there is called off.
 */
export class RentalCollisions extends UserError {
  readonly code = "RENTAL_COLLISIONS";

  constructor(
    readonly dates: readonly CollidingDate[],
    /** Those on which nothing stands, and what they come to. */
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
