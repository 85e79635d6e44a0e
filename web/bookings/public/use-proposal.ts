import { useEffect, useRef } from "react";
import type { UseFormSetValue } from "react-hook-form";
import type { ProposedPlace } from "./rental-place";

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
