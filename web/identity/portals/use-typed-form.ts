import { useEffect, useState, type RefObject } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from "react-hook-form";

/** What was typed into a form, kept by the page while the form itself is away behind another tab. */
export type Typed = RefObject<FieldValues | null>;

/** `useForm`, except that it begins with what was typed into it before. */
export function useTypedForm<Input extends FieldValues, Output extends FieldValues = Input>(
  typed: Typed,
  options: Pick<UseFormProps<Input, unknown, Output>, "resolver"> & { defaultValues: DefaultValues<Input> },
) {
  const [before] = useState(() => typed.current as DefaultValues<Input> | null);
  const form = useForm<Input, unknown, Output>({
    ...options,
    defaultValues: before ?? options.defaultValues,
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          typed.current = { ...values };
        },
      }),
    [subscribe, typed],
  );

  return form;
}
