import { useEffect, useEffectEvent } from "react";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { missingCodeText } from "../missing-code";
import { onFirstPress } from "../on-first-press";

/**
 * The rules of a form, whose code comes with the first press on the page: the validation library is much, and nothing is
 * checked before somebody types. Where it cannot be brought, the first field says so, and nothing is sent.
 * @param rules imports them: `async () => (await import("…/sign-in.rules")).signInSchema`.
 */
export function useLateRules<Typed extends FieldValues, Checked extends FieldValues>(
  rules: () => Promise<$ZodType<Checked, Typed>>,
): Resolver<Typed, unknown, Checked> {
  const bring = () => Promise.all([import("@hookform/resolvers/zod"), rules()]);
  const prepare = useEffectEvent(() => void bring().catch(() => undefined));
  useEffect(() => onFirstPress(() => prepare()), []);

  return async (values, context, options) => {
    const brought = await bring().catch(() => null);
    if (brought) {
      const [{ zodResolver }, schema] = brought;
      return zodResolver(schema)(values, context, options);
    }
    const first = options.names?.[0] ?? Object.keys(values)[0] ?? "root";
    const { title, description } = await missingCodeText();
    const error = { type: "missing", message: `${title}. ${description}` };
    return { values: {}, errors: { [first]: error } as FieldErrors<Typed> };
  };
}
