import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { ErrorCode } from "../../../server/platform/error-codes.rules";
import type { refusal_error$data } from "../../__generated__/refusal_error.graphql";

/*
 * What every mutation reads of an error: `...refusal_error @alias(as: "refusal") @relay(mask: false)`. Unmasked, so that no
 * Relay code is needed to read it; lazy-mutations.ts leaves it out of the build.
 */
void graphql`
  fragment refusal_error on UserError {
    code
    message
    path
    ... on InvalidInput {
      fields {
        path
        message
      }
    }
  }
`;

/** An error of a mutation. Invalid input has `fields`, and its `message` and `path` are those of the first. */
export type Refusal = Omit<refusal_error$data, " $fragmentType">;

/** A mutation's payload: one of the two. */
export interface Answer {
  readonly done: unknown;
  readonly refusal: Refusal | null | undefined;
}

export type DoneOf<Answered extends Answer> = NonNullable<Answered["done"]>;

type MaybeRefusal = Partial<Refusal> | null | undefined;

interface FieldRefusal {
  readonly path: readonly string[];
  readonly message: string;
}

/** Whether it is the error with this code. */
export const hasCode = (refusal: MaybeRefusal, code: ErrorCode): boolean => refusal?.code === code;

/** Shows an error beside its field; messages without a field become `errors.root`, shown above the button. */
export function tellRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  refusal: MaybeRefusal,
): void {
  const homeless = applyRefusal(form, refusal);
  if (homeless.length > 0)
    form.setError("root" as FieldPath<Values>, { type: "server", message: inOneParagraph(homeless) });
}

/** Messages of fields have no full stop. */
const inOneParagraph = (messages: readonly string[]): string =>
  messages.length > 1
    ? messages.map((message) => message.replace(/[^.!?]$/, "$&.")).join(" ")
    : messages.join("");

/**
 * Shows an error beside its fields and moves the focus to the first of them.
 * @returns the messages that belong to no field of this form.
 */
export function applyRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  refusal: MaybeRefusal,
): string[] {
  if (!refusal) return [];
  return applyServerErrors(
    form,
    refusal.fields ?? [{ path: refusal.path ?? [], message: refusal.message ?? "" }],
  );
}

/** @param fields a path may begin with "input". @returns the messages that belong to no field of this form. */
function applyServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  fields: readonly FieldRefusal[],
): string[] {
  const homeless: string[] = [];
  let shouldFocus = true;
  for (const { path, message } of fields) {
    const steps = path.filter((step) => step !== "input");
    const name = steps.join(".") as FieldPath<Values>;
    if (isField(form.getValues(), steps)) {
      form.setError(name, { type: "server", message }, { shouldFocus });
      shouldFocus = false;
    } else {
      homeless.push(message);
    }
  }
  return homeless;
}

/** Whether a path is a field of the form, or of a row in a field array: "courts.1.name". */
function isField(values: FieldValues, [first = "", index, ...rest]: readonly string[]): boolean {
  if (!(first in values)) return false;
  if (index === undefined) return true;
  const row: unknown = (values[first] as readonly unknown[] | undefined)?.[Number(index)];
  const [field] = rest;
  return typeof row === "object" && row !== null && field !== undefined && field in row;
}
