import type { TariffLine } from "../../../server/bookings/rental-price.rules";

/** Where courts are rented, and for how much. */
export interface RentalPlace {
  arenaId: string;
  /** YYYY-MM-DD */
  today: string;
  courts: readonly { readonly key: string; readonly name: string }[];
  hourlyRateInCents: number;
  dayUseInCents: number;
  priceLines: readonly TariffLine[];
}

/** Where on the same day something was dragged to: what its form proposes. */
export interface ProposedPlace {
  /** "" for none. */
  courtKey: string;
  /** HH:mm */
  startsAt: string;
  endsAt: string;
}
