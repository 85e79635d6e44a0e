import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { toast } from "../toaster";
import { useShown } from "../use-shown";
import { tellRefusal, type Answer, type DoneOf } from "./refusal";
import { useLateRules } from "./use-late-rules";

interface FormOptions<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Answered extends Answer,
> extends Omit<UseFormProps<Typed, unknown, Checked>, "resolver"> {
  /** Imports the zod schema, which the server shares: see use-late-rules.ts. */
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
