/**
 * For a rule between several fields: it is told also when other fields are wrong, so that one look shows everything to
 * correct. Zod leaves it out otherwise.
 */
export const besideOtherProblems = ({ value }: { value: unknown }): boolean =>
  typeof value === "object" && value !== null;
