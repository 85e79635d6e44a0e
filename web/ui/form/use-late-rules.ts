import { useEffect, useEffectEvent } from "react";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { canBringCode, isServerReachableForAll, missingCodeText } from "../missing-code";
import { onFirstPress } from "../presses";

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
