import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { forgetDraft, readDraft, writeDraft, type FormDraft } from "./form-draft";

export interface KeptForm {
  /** Whether the form was restored from a draft. */
  recovered: boolean;
  /** Whether leaving would lose what was typed. */
  wouldLose: () => boolean;
  /** Resets the form to its empty values and deletes the draft. */
  discard: () => void;
  /** Call after submitting: deletes the draft. */
  sent: () => void;
}

/** Saves a form as a draft while it is typed, and restores it after a reload. */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { key, version }: FormDraft,
  empty: DefaultValues<Values>,
): KeptForm {
  const { reset, watch } = form;
  const [found] = useState(() => readDraft({ key, version }));
  const [recovered, setRecovered] = useState(found !== null);
  const lost = useRef(false);
  const done = useRef(false);

  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema judges what was kept as it judges what is typed
    if (found) reset({ ...empty, ...found } as Values, { keepDefaultValues: true });
  }, [found, reset, empty]);

  useEffect(() => {
    const watched = watch((values) => {
      if (!done.current) lost.current = !writeDraft({ key, version }, values);
    });
    return () => watched.unsubscribe();
  }, [watch, key, version]);

  return {
    recovered,
    wouldLose: () => lost.current && !done.current,
    discard: () => {
      reset(empty);
      forgetDraft({ key, version });
      setRecovered(false);
    },
    sent: () => {
      done.current = true;
      forgetDraft({ key, version });
    },
  };
}
