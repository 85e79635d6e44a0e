import { useEffect, useEffectEvent } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { useShown } from "../dialog-state";
import { canBringCode, isServerReachableForAll, missingCodeText } from "../lazy-code";
import { onFirstPress } from "../presses";
import { toast } from "../toaster";
import { type Answer, type DoneOf, tellRefusal } from "./refusal";

/** The rules that the page has, by the text of what imports them: each rendering makes another function of the same text. */
const known = new Set<string>();

/**
 * Validates a form with lazily loaded rules. The validation library is large and not needed before the user types, so it
 * is loaded on the first press on the page. If it cannot be loaded, the first field shows that and nothing is submitted.
 * @param rules imports the schema: `async () => (await import("…/sign-in.rules")).signInSchema`.
 */
export function useLateRules<Typed extends FieldValues, Checked extends FieldValues>(
  rules: () => Promise<$ZodType<Checked, Typed>>,
): Resolver<Typed, unknown, Checked> {
  const bring = async () => {
    const file = String(rules);
    if (!known.has(file) && !(await canBringCode())) throw new Error("offline");
    const brought = await Promise.all([import("@hookform/resolvers/zod"), rules()]);
    known.add(file);
    return brought;
  };
  const prepare = useEffectEvent(async () => {
    if (await isServerReachableForAll()) await bring().catch(() => undefined);
  });
  useEffect(() => onFirstPress(() => void prepare()), []);

  return async (values, context, options) => {
    // The form's own object goes on changing meanwhile: what was in it at the press is checked, and sent.
    const typed = structuredClone(values);
    const brought = await bring().catch(() => null);
    if (brought) {
      const [{ zodResolver }, schema] = brought;
      return zodResolver(schema)(typed, context, options);
    }
    const first = options.names?.[0] ?? Object.keys(values)[0] ?? "root";
    const { title, description } = await missingCodeText();
    const error = { type: "missing", message: `${title}. ${description}` };
    return { values: {}, errors: { [first]: error } as FieldErrors<Typed> };
  };
}

interface FormOptions<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Answered extends Answer,
> extends Omit<UseFormProps<Typed, unknown, Checked>, "resolver"> {
  /** Imports the zod schema, which the server shares: see `useLateRules`. */
  rules: () => Promise<$ZodType<Checked, Typed>>;
  onDone: (done: DoneOf<Answered>, checked: Checked) => unknown;
  /** For errors with data of their own, such as a stale version. @returns true if nothing else is to be shown. */
  onRefused?: (answer: Answered, checked: Checked) => boolean;
}

interface ServerFormOptions<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Input,
  Answered extends Answer,
> extends FormOptions<Typed, Checked, Answered> {
  input: (checked: Checked) => Input;
}

interface ServerForm<Typed extends FieldValues, Checked extends FieldValues> {
  form: UseFormReturn<Typed, unknown, Checked>;
  submit: (checked: Checked) => Promise<void>;
  pending: boolean;
}

/**
 * A form that one mutation saves. An error is shown beside its field, which takes the focus, or as `errors.root`; once the
 * form has gone, for example with the row that it belonged to, as a toast. If the request fails, a toast says so and the
 * form keeps its values. A second click while the first is pending sends nothing.
 * @param mutation what `useAction` returns; the mutation's payload has the aliases `done` and `refusal`.
 */
export function useServerForm<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Input,
  Root extends string,
  Answered extends Answer,
>(
  [run, pending]: readonly [
    run: (variables: { input: Input }) => Promise<Readonly<Record<Root, Answered>> | null>,
    pending: boolean,
  ],
  { input, ...options }: ServerFormOptions<Typed, Checked, NoInfer<Input>, NoInfer<Answered>>,
): ServerForm<Typed, Checked> {
  const send = async (checked: Checked) => {
    const response = await run({ input: input(checked) });
    return response && Object.values<Answered>(response)[0];
  };
  return useServerFormWith<Typed, Checked, Answered>([send, pending], options);
}

/**
 * The same for a form that is sent in another way: by one of two mutations, or with more variables than the input.
 * @param sending sends the checked values and returns the payload; without one nothing more happens.
 */
export function useServerFormWith<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Answered extends Answer,
>(
  [send, pending]: readonly [
    send: (checked: Checked) => Promise<Answered | null | undefined>,
    pending: boolean,
  ],
  { rules, onDone, onRefused, ...options }: FormOptions<Typed, Checked, NoInfer<Answered>>,
): ServerForm<Typed, Checked> {
  const form = useForm<Typed, unknown, Checked>({ resolver: useLateRules(rules), ...options });
  const isShown = useShown();
  const submit = async (checked: Checked) => {
    const answer = await send(checked);
    if (!answer) return;
    if (answer.done) await onDone(answer.done, checked);
    else if (!isShown()) toast.error({ title: answer.refusal?.message ?? "Não foi salvo" });
    else if (!onRefused?.(answer, checked)) tellRefusal(form, answer.refusal);
  };
  return { form, submit, pending };
}

/** A toast with the first error of a form; the errors are also shown beside their fields. */
export const tellInvalid = (message: string | undefined) =>
  toast.error({ title: "Dados inválidos", description: message ?? "Verifique os dados informados" });

/**
 * What another person has saved since one began to edit.
 * @param labels the fields of the form, as it calls them.
 */
export function changedFields<Record extends object, Field extends keyof Record & string>(
  before: Record,
  now: Record,
  labels: { readonly [Each in Field]: string },
): { label: string; now: string }[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => (before[field] ?? "") !== (now[field] ?? ""))
    .map((field) => ({ label: labels[field], now: String(now[field] ?? "") }));
}

/** Reports to the parent of several forms whether this form has unsaved changes. */
export function useUnsaved(unsaved: boolean, onChange: (unsaved: boolean) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    changed(unsaved);
    return () => changed(false);
  }, [unsaved]);
}
