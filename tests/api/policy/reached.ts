import { schema } from "../../../server/schema";
import { successOf } from "../../support/mutation-policy";
import { waysToTypes } from "../../support/ways";
import { messages } from "./messages";
import { accountMutations } from "./account-mutations";
import { rowMutations } from "./mutations";

/** Types that no query returns: they are tested with mutations and subscriptions. */
const notRead = new Set([
  "Mutation",
  "Subscription",
  ...Object.keys(messages),
  ...[...accountMutations, ...rowMutations].map(({ mutation }) => successOf(mutation).name),
]);

/** The paths to every type that can be read. */
export const reached = waysToTypes(schema, notRead);
