/**
 * A `when` condition for rules between several fields: Zod then runs the rule even if other fields are invalid, so that
 * the user sees all errors at once. By default Zod skips it.
 */
export const besideOtherProblems = ({ value }: { value: unknown }): boolean =>
  typeof value === "object" && value !== null;
