import { useEffect, useRef } from "react";
import type { UseFormSetValue } from "react-hook-form";
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

interface PlaceForm {
  setValue: UseFormSetValue<Record<string, string>>;
}

/** Writes into the fields of a form, by their names, where something was dragged to, as if typed. */
export function useProposal(form: object, to: (ProposedPlace & { weekday?: string }) | undefined): void {
  const { setValue } = form as PlaceForm;
  const written = useRef(false);
  useEffect(() => {
    if (!to || written.current) return;
    written.current = true;
    const typed = { shouldDirty: true };
    for (const [field, value] of Object.entries(to)) setValue(field, value, typed);
  }, [to, setValue]);
}
