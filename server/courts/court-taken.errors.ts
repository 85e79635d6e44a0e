import { isOverlapViolation } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Waits for a transaction that takes courts. The rules have looked before; the database has the last word when somebody
 * else was faster.
 * @param sentence what it says then.
 * @param code of what is taken, where it can be something else.
 * @throws RuleViolation
 */
export async function orCourtTaken<Result>(
  work: Promise<Result>,
  sentence: string,
  code = "COURT_TAKEN",
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isOverlapViolation(error)) throw new RuleViolation(code, sentence);
    throw error;
  }
}
