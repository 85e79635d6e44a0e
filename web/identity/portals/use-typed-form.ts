import { useEffect, useState, type RefObject } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from "react-hook-form";
import { inMs } from "../../../server/platform/time/duration.rules";

/** What was typed into a form, kept by the page while the form itself is away behind another tab. */
export type Typed = RefObject<FieldValues | null>;

const secret = ["password", "confirmPassword"];
const keptForMs = inMs({ hours: 1 }); // the next person at a shared tablet finds nothing

/** What this browser tab kept of a form through a reload; null for nothing, or where the browser keeps nothing. */
function readTyped(name: string): FieldValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (typeof kept !== "object" || kept === null || !("values" in kept) || !("at" in kept)) return null;
    const { values, at } = kept;
    if (typeof values !== "object" || typeof at !== "number" || Date.now() - at > keptForMs) return null;
    return values;
  } catch {
    return null;
  }
}

/** Keeps a form in this tab, without its passwords; null forgets it. */
export function keepTyped(name: string, values: FieldValues | null): void {
  try {
    if (values === null) return sessionStorage.removeItem(name);
    const shown = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
    sessionStorage.setItem(name, JSON.stringify({ at: Date.now(), values: shown }));
  } catch {
    // The browser keeps nothing: a reload loses the form, as it would without this.
  }
}

/**
 * `useForm`, except that it begins with what was typed into it before.
 * @param keptAs the name under which a reload finds it too.
 */
export function useTypedForm<Input extends FieldValues, Output extends FieldValues = Input>(
  typed: Typed,
  {
    keptAs,
    ...options
  }: Pick<UseFormProps<Input, unknown, Output>, "resolver"> & {
    defaultValues: DefaultValues<Input>;
    keptAs?: string;
  },
) {
  const [before] = useState(() => typed.current ?? (keptAs === undefined ? null : readTyped(keptAs)));
  const form = useForm<Input, unknown, Output>({
    ...options,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema judges what was kept as it judges what is typed
    defaultValues: { ...options.defaultValues, ...before } as DefaultValues<Input>,
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          typed.current = { ...values };
          if (keptAs !== undefined) keepTyped(keptAs, values);
        },
      }),
    [subscribe, typed, keptAs],
  );

  return form;
}
