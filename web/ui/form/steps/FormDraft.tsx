import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../ConfirmDialog";

/** Asks for confirmation before leaving a form whose draft could not be saved in the browser. */
export function LeaveGuard({ wouldLose }: { wouldLose: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Sair sem salvar?"
      description="O que você preencheu se perde."
      confirmLabel="Sair"
      pendingLabel="Saindo…"
      cancelLabel="Continuar aqui"
      pending={false}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** A form draft in local storage: typed but not submitted. Some browsers block storage, which throws. */
interface FormDraft {
  /** Includes the user, so that another user of the same device does not see the draft. */
  key: string;
  /** Increment it when the meaning of a field changes: drafts of older versions are ignored. */
  version: number;
}

const addressOf = ({ key }: FormDraft): string => `praia:rascunho:${key}`;

/** @returns null if there is no draft, or it cannot be read. */
function readDraft(draft: FormDraft): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(addressOf(draft)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("version" in kept) || !("values" in kept)) return null;
    const { version, values } = kept;
    if (version !== draft.version || typeof values !== "object" || values === null) return null;
    return { ...values };
  } catch {
    return null;
  }
}

/** @returns false if the browser could not store it. */
function writeDraft(draft: FormDraft, values: object): boolean {
  try {
    localStorage.setItem(addressOf(draft), JSON.stringify({ version: draft.version, values }));
    return true;
  } catch {
    return false;
  }
}

function forgetDraft(draft: FormDraft): void {
  try {
    localStorage.removeItem(addressOf(draft));
  } catch {
    // Storage is blocked: there is no draft to delete.
  }
}

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
