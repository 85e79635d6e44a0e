import { parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { accountMutations } from "../api/policy/account-mutations";
import { messages } from "../api/policy/messages";
import { rowMutations } from "../api/policy/mutations";
import { sights } from "../api/policy/sight";
import { unlimited } from "../support/api";
import { askAll, everyQuestion } from "../support/matrix";
import { successOf } from "../support/mutation-policy";
import { walkFields } from "../support/schema-walk";
import { sightViolations } from "../support/sight";
import { withWorld } from "../support/world-database";

const { api, world, callers } = withWorld(unlimited);

describe("a caller who asks everything, on every path", () => {
  test("sees what their list holds, and nothing else", async () => {
    const seen = await askAll(api(), callers(), await everyQuestion(api(), world()));
    const violations = sightViolations(seen, sights);
    expect(violations.map(({ sentence }) => sentence)).toEqual([]);
  });

  test("asks for every field there is", async () => {
    const asked = new Set<string>();
    const types = new TypeInfo(schema);
    for (const { text } of await everyQuestion(api(), world()))
      visit(
        parse(text),
        visitWithTypeInfo(types, {
          Field: ({ name }) => void asked.add(`${types.getParentType()?.name}.${name.value}`),
        }),
      );
    const ofMutations = new Set([
      "Mutation",
      "Subscription",
      ...[...accountMutations, ...rowMutations].map(({ mutation }) => successOf(mutation).name),
      ...Object.keys(messages),
    ]);
    const all = walkFields(schema).filter(({ typeName }) => !ofMutations.has(typeName));
    // Rows are queried by id in groups; one by one in tests/api/matrix.test.ts.
    expect(all.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([
      "Query.node",
      // A partner is an athlete like any other.
      "RecordWithAthlete.athlete",
    ]);
  });
});
