import { describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { unlimited } from "../support/api";
import { successOf } from "../support/mutation-policy";
import { liveViolations } from "../support/live-oracle";
import { rowsFor, violationsOf } from "../support/oracle";
import { parsePolicy } from "../support/policy";
import { walkFields } from "../support/schema-walk";
import { withWorld } from "../support/world-database";
import { accountMutations, rowMutations } from "./policy/mutations";
import { messages } from "./policy/messages";
import { liveTables, readTables } from "./policy/tables";

const { api, world, callers } = withWorld(unlimited);

describe("the tables", () => {
  const mutations = [...accountMutations, ...rowMutations];
  const ofRows = [...readTables, ...liveTables].flatMap(({ type, fields }) =>
    fields.map(({ name }) => `${type.name}.${name}`),
  );
  const ofMutations = mutations.flatMap(({ mutation, answer }) => [
    `Mutation.${mutation}`,
    ...answer.split(" ").map((name) => `${successOf(mutation).name}.${name}`),
  ]);
  const ofMessages = Object.entries(messages).flatMap(([type, fields]) =>
    fields.split(" ").map((name) => `${type}.${name}`),
  );

  test("name every field of the schema, and none that there is not", () => {
    const named = new Set([...ofRows, ...ofMutations, ...ofMessages]);
    expect([...named].toSorted()).toEqual(
      walkFields(schema)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test("show that each field can be seen: a field nobody sees would be denied by anything", () => {
    const seen = new Set(
      [...readTables, ...liveTables].flatMap(({ type, fields, expected }) =>
        Object.values(expected).some((row) => Object.values(row).includes("sees"))
          ? fields.map(({ name }) => `${type.name}.${name}`)
          : [],
      ),
    );
    expect(ofRows.filter((name) => !seen.has(name))).toEqual([]);
  });

  test.each([
    ["a row too short", { own: "sees - -" }, /no row/],
    ["a word that there is not", { own: "maybe - - - - - - - - -" }, /no row/],
    ["a field that there is not", { fields: "nome" }, /there is no Arena\.nome/],
    ["a way that leads nowhere", { at: "arena > quadras" }, /leads nowhere/],
    ["a row of nothing", { at: "quadra" }, /begins nowhere/],
  ])("refuse %s", (_what, wrong, message) => {
    const right = { name: "arena", at: "arena", fields: "name", own: "- - - - - - - - - -" };
    expect(parsePolicy(schema, right).type.name).toBe("Arena");
    expect(() => parsePolicy(schema, { ...right, ...wrong })).toThrow(message);
  });
});

const sentences = (violations: readonly { sentence: string }[]) => violations.map(({ sentence }) => sentence);

describe("every cell answers as its table says", () => {
  test("over HTTP", async () => {
    const { violations, cells } = await violationsOf(
      api(),
      readTables,
      callers(),
      rowsFor(world(), callers()),
    );
    expect(sentences(violations)).toEqual([]);
    expect(cells).toBeGreaterThan(6000);
  }, 300_000);

  test("over WebSocket", async () =>
    expect(
      sentences(await liveViolations(api(), liveTables, callers(), rowsFor(world(), callers()))),
    ).toEqual([]));

  test("and a table that says otherwise is caught", async () => {
    const wrong = parsePolicy(schema, {
      name: "wrong",
      at: "arena",
      fields: "name cnpj",
      //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
      own: "  sees      -       sees    null    sees       sees  -       -       -        -",
    });
    const { violations } = await violationsOf(api(), [wrong], callers(), rowsFor(world(), callers()));
    expect(sentences(violations).toSorted()).toEqual([
      "Arena.cnpj (“wrong”, own) for anonymous: -, not sees",
      "Arena.cnpj (“wrong”, own) for federation: null, not sees",
      "Arena.cnpj (“wrong”, own) for manager: sees, not null",
      "Arena.cnpj (“wrong”, own) for teacher: null, not sees",
      "Arena.name (“wrong”, own) for anonymous: -, not sees",
      "Arena.name (“wrong”, own) for manager: sees, not null",
    ]);
  });
});
