/** The whole API: each `*.type.ts`, `*.query.ts`, `*.mutation.ts` and `*.subscription.ts` adds its part to the one builder. */
import "./platform/graphql/scalars";
import "./platform/graphql/user-errors";
import "./reactions";
import "./__generated__/schema-parts";
import { whileActing } from "./guardians/while-acting";
import { builder } from "./platform/graphql/builder";
import { budgets, countLists } from "./platform/limits/operation-cost";
import {
  answerIdsAtOnce,
  clearLoadersAfterMutations,
  describeResults,
  rejectLater,
} from "./platform/graphql/whole-schema";

/** The description of the schema: what developers of API clients need to know first. */
const contract = `API da Praia. Every list has a page (first or last, 1 to 100) or says how long it can be.

An answer may cost ${budgets.stranger} points, ${budgets.known} for who is signed in or sends a key: one point for each object, a tenth for each plain value, one more for each hundred characters of a long text; or, if that is more, half a point for each row read from the database. What an operation may cost is counted before it runs, from the sizes of its pages multiplied as they nest, and what it costs while it runs; past the budget it stops with BAD_USER_INPUT. Each answer tells extensions.cost { asked, used, budget }, rows only where there were too many. An answer takes at most 15 seconds and 5 MB.`;

export const schema = describeResults(
  rejectLater(countLists(answerIdsAtOnce(whileActing(clearLoadersAfterMutations(builder.toSchema()))))),
);
schema.description = contract;
