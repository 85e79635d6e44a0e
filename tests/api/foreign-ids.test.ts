import { randomUUID } from "node:crypto";
import { getNamedType, GraphQLID, isInputObjectType, type GraphQLInputType } from "graphql";
import { describe, expect, test } from "vitest";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import type { Actor } from "../support/actors";
import { tablesChangedBy } from "../support/changed-tables";
import { createStock } from "../support/mutation-stock";
import { neededBy } from "../support/stock";
import { operationOf, successOf } from "../support/mutation-policy";
import { idsOf } from "../support/matrix";
import { withWorld } from "../support/world-database";
import { accountMutations } from "./policy/account-mutations";
import { otherInputs, rowInputs, whoMay } from "./policy/mutations";

const { api, world, callers } = withWorld();

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Where ids stand in an input: "enrolInTournamentId", "pair.firstId". */
function idsWithin(type: GraphQLInputType, path: string[] = []): string[] {
  const named = getNamedType(type);
  if (named === GraphQLID) return [path.slice(1).join(".")];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => idsWithin(field.type, [...path, field.name]));
}
const idsOfMutation = new Map(
  mutations.map(({ name, args }) => [name, args.flatMap((arg) => idsWithin(arg.type, [arg.name]))]),
);
const withIds = [...idsOfMutation].filter(([, ids]) => ids.length > 0).map(([name]) => name);

/** The id at a place; of a list in between the first. */
const idAt = (input: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((at, step) => ([at].flat()[0] as Record<string, unknown> | undefined)?.[step], input);

/** The input with another id there. */
function withIdAt(input: unknown, [step = "", ...rest]: readonly string[], id: string): object {
  const object = [input].flat()[0] as Record<string, unknown>;
  const changed = { ...object, [step]: rest.length === 0 ? id : withIdAt(object[step], rest, id) };
  return Array.isArray(input) ? [changed, ...input.slice(1)] : changed;
}

/** What works with the id at that place. */
const inputAt = (mutation: string, path: string) =>
  otherInputs[mutation]?.[path] ?? rowInputs[mutation] ?? (() => ({}));

const neededFor = (mutation: string) =>
  new Set((idsOfMutation.get(mutation) ?? []).flatMap((path) => [...neededBy(inputAt(mutation, path))]));

/** Anybody may enter these; their rules say no in words. */
const openToAll = () => [world().b.rows.guests, world().b.rows.published, world().b.rows.championship];

const run = (mutation: string, input: object, actor: Actor) =>
  api().run(operationOf(mutation), { input }, callers()[actor].token);

test("every mutation that takes an id is tried here, with each of its ids", async () => {
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(rowInputs), ...accountMutations.map(({ mutation }) => mutation)].toSorted(),
  );
  expect(withIds.toSorted()).toEqual(Object.keys(rowInputs).toSorted());
  const stock = await createStock(api(), world().a, world().a.manager.userId);
  for (const name of Object.keys(rowInputs))
    for (const path of idsOfMutation.get(name) ?? [])
      expect(idAt(inputAt(name, path)(stock), path), `${name} ${path}`).toBeDefined();
});

describe("an id of somebody else's row answers like one of nothing, and changes nothing", () => {
  test.each(withIds)("%s", async (mutation) => {
    const actor = whoMay(mutation);
    const { userId } = callers()[actor].person ?? world().a.manager;
    const stock = await createStock(api(), world().a, userId, {
      openToGuests: mutation === "findGuest",
      needed: neededFor(mutation),
    });
    const own = rowInputs[mutation]?.(stock) as Record<string, string | string[]>;
    const written = await tablesChangedBy(api(), async () => {
      for (const path of idsOfMutation.get(mutation) ?? []) {
        const given = inputAt(mutation, path)(stock);
        // A list takes a single id as well.
        const { typename } = decodeGlobalId(String([idAt(given, path)].flat()[0]));
        const withId = (id: string) => withIdAt(given, path.split("."), id);
        const absent = await run(mutation, withId(encodeGlobalId(typename, randomUUID())), actor);
        expect(absent.data?.[mutation]?.__typename).not.toBe(successOf(mutation).name);
        if (actor === "admin") continue; // nothing is foreign to them
        const foreign = (await idsOf(api(), typename, "B"))
          .filter((id) => mutation !== "enrolInTournament" || !openToAll().includes(id))
          .map((id) => encodeGlobalId(typename, id));
        expect(foreign.length).toBeGreaterThan(0);
        for (const id of foreign) expect(await run(mutation, withId(id), actor)).toEqual(absent);
      }
    });
    expect(written).toEqual([]);
    // With one's own ids it works, so that nothing else was wrong with the input.
    const changed = await tablesChangedBy(api(), async () => {
      const { data } = await run(mutation, own, actor);
      expect(data?.[mutation].__typename).toBe(successOf(mutation).name);
    });
    expect(changed).not.toEqual([]);
  });
});
