import { isOverlapViolation } from "../platform/database";
import type { ErrorCode } from "../platform/error-codes.rules";
import { RuleViolation, UserError } from "../platform/errors";
import { counted } from "../platform/numbers.rules";

/** The most occupancies listed. */
export const shownAhead = 10;

/** Settings would close courts or hours that are taken. Nothing was written; the same works with `confirmed`. */
export class OccupancyAhead extends UserError {
  readonly code = "OCCUPANCY_AHEAD";

  /** @param all a sentence each, by start. */
  constructor(private readonly all: readonly string[]) {
    super(
      `${counted(all.length, "horário marcado fica", "horários marcados ficam")} fora das novas quadras ou horários.`,
    );
  }

  get count(): number {
    return this.all.length;
  }

  get ahead(): string[] {
    return this.all.slice(0, shownAhead);
  }
}

/**
 * Awaits a transaction that occupies courts, and turns a violation of the exclusion constraint into an error. The rules
 * have checked for conflicts before, but a concurrent transaction may have been faster.
 * @param sentence the message of the error.
 * @param code the code of the error, if something other than a court can be taken.
 * @throws RuleViolation
 */
export async function orCourtTaken<Result>(
  work: Promise<Result>,
  sentence: string,
  code: ErrorCode = "COURT_TAKEN",
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isOverlapViolation(error)) throw new RuleViolation(code, sentence);
    throw error;
  }
}
