import { useEffect, useRef } from "react";
import type { UseFormSetValue } from "react-hook-form";
import type { ProposedPlace } from "./rental-place";

interface PlaceForm {
  setValue: UseFormSetValue<{ courtKey?: string | null; startsAt?: string; endsAt?: string }>;
}

/** Writes into a form where something was dragged to, as if somebody had typed it. */
export function useProposal(form: object, to: ProposedPlace | undefined): void {
  const { setValue } = form as PlaceForm;
  const written = useRef(false);
  useEffect(() => {
    if (!to || written.current) return;
    written.current = true;
    const typed = { shouldDirty: true };
    setValue("courtKey", to.courtKey, typed);
    setValue("startsAt", to.startsAt, typed);
    setValue("endsAt", to.endsAt, typed);
  }, [to, setValue]);
}
