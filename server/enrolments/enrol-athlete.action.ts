import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { type EnrolAthleteChoice, enrolWithin } from "./enter.step";

/**
 * Enters an athlete, as the organiser does: confirmed at once where one enters alone, among those who seek a partner where
 * people enter two by two. A guest is asked, and enters with their yes.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation when it has started, is full, or the athlete plays
 *   already.
 */
export const enrolAthlete = (ctx: ActionContext, choice: EnrolAthleteChoice): Promise<string> =>
  inTransaction(ctx.db, (tx) => enrolWithin(tx, ctx, choice));
