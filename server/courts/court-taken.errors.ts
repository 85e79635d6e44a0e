import { isOverlapViolation } from "../platform/database";
import type { ErrorCode } from "../platform/error-codes.rules";
import { RuleViolation } from "../platform/errors";

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
