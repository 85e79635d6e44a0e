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

/** Where something was dragged to: what its form proposes. */
export interface ProposedPlace {
  /** "" for none. */
  courtKey: string;
  /** YYYY-MM-DD; the next day for hours after midnight of the evening in which it was dragged. */
  date: string;
  /** HH:mm */
  startsAt: string;
  endsAt: string;
}
