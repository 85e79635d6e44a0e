import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { publishMonth, type Publishing } from "./publish-month.step";

/** Publishes a month's list by hand. @returns the version's id. @throws RuleViolation */
export const publishRanking = (ctx: ActionContext, of: Publishing): Promise<string> =>
  inTransaction(ctx.db, (tx) => publishMonth(tx, of, ctx.now));
