import { describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { rowsFor } from "../support/access-walk";
import { unlimited } from "../support/api";
import { liveViolations } from "../support/live-oracle";
import { successOf } from "../support/mutation-policy";
import { toRow } from "../support/policy";
import { walkFields } from "../support/schema-walk";
import { nameOf } from "../support/ways";
import { withWorld } from "../support/world-database";
import { livePolicies } from "./policy/live";
import { messages } from "./policy/messages";
import { accountMutations } from "./policy/account-mutations";
import { rowMutations } from "./policy/mutations";
import { reached } from "./policy/reached";

const { api, world, callers } = withWorld(unlimited);

describe("the tables of mutations and subscriptions", () => {
  test("name every field that access.test.ts does not read", () => {
    const ofMutations = [...accountMutations, ...rowMutations].flatMap(({ mutation, answer }) => [
      `Mutation.${mutation}`,
      ...answer.split(" ").map((name) => `${successOf(mutation).name}.${name}`),
    ]);
    const ofMessages = Object.entries(messages).flatMap(([type, fields]) =>
      fields.split(" ").map((name) => `${type}.${name}`),
    );
    const ofSubscriptions = livePolicies.map(({ call }) => `Subscription.${nameOf(call)}`);
    const read = new Set(reached.ways.map(({ type }) => type.name));
    const named = new Set([...ofMutations, ...ofMessages, ...ofSubscriptions]);
    expect([...named].toSorted()).toEqual(
      walkFields(schema)
        .filter(({ typeName }) => !read.has(typeName))
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test.each([
    ["a row that is too short", "sees - -"],
    ["an unknown word", "maybe - - - - - - - - -"],
  ])("refuse %s", (_what, line) => expect(() => toRow({ name: "arena" }, line)).toThrow(/no row/));
});

describe("every subscription answers as its table says", () => {
  const violations = async (policies: typeof livePolicies) =>
    (await liveViolations(api(), policies, callers(), rowsFor(world(), callers()))).map(
      ({ sentence }) => sentence,
    );

  test("over WebSocket", async () => expect(await violations(livePolicies)).toEqual([]));

  test("and a wrong table is caught", async () => {
    const [policy] = livePolicies;
    if (!policy) throw new Error("no subscriptions");
    const wrong = { ...policy, own: "sees - sees sees - sees - - - -" };
    expect((await violations([wrong])).toSorted()).toEqual([
      "Subscription.tournamentChanged (“an arena's tournament”, own) for anonymous: -, not sees",
      "Subscription.tournamentChanged (“an arena's tournament”, own) for athlete: sees, not -",
    ]);
  });
});
