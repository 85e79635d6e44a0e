import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { forgetDraft, readDraft, writeDraft, type FormDraft } from "./form-draft";

export interface KeptForm {
  /** Whether what is shown was typed before and found again. */
  recovered: boolean;
  /** Whether leaving would lose what was typed. */
  wouldLose: () => boolean;
  /** Begins anew with an empty form. */
  discard: () => void;
  /** It has been sent: there is nothing to come back to. */
  sent: () => void;
}

/** Keeps a form as it is typed, and finds it again after a reload. */
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
