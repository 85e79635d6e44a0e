import { randomUUID } from "node:crypto";
import { getNamedType, isObjectType, type GraphQLNamedType } from "graphql";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { rowsFor } from "../support/access-walk";
import { idsOf } from "../support/matrix";
import { withWorld } from "../support/world-database";
import { lists } from "./policy/lists";

const { api, world, callers } = withWorld();

const written = (text: string) => Buffer.from(text).toString("base64");
const read = (cursor: string) => Buffer.from(cursor, "base64").toString();
const isRowId = (cursor: string) => /^(GPC:S:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(read(cursor));

/** The ids of all rows that a list might show, on both sides. */
async function everyId(list: string): Promise<string[]> {
  const { db } = api();
  const select = { id: true };
  const typename = rowTypeOf(list);
  if (typename === "Announcement") return (await db.announcement.findMany({ select })).map(({ id }) => id);
  if (typename === "RankingVersion")
    return (await db.rankingVersion.findMany({ select })).map(({ id }) => id);
  return idsOf(api(), typename);
}

/** Lists whose nodes are not the rows themselves. */
const rowTypesOf: Record<string, string> = {
  "Athlete.enrolments": "Enrolment",
  "RankingVersion.unplaced": "RankingPosition",
  "TournamentCategory.partnerSeekers": "Enrolment",
};

/** What a list holds: as said above, or by the type of its nodes. */
function rowTypeOf(list: string): string {
  const said = rowTypesOf[list];
  if (said !== undefined) return said;
  const [typename = "", field = ""] = list.split(".");
  const connection = fieldOf(schema.getType(typename), field);
  return fieldOf(fieldOf(connection, "edges"), "node").name;
}
function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLNamedType {
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${type?.name} has no field ${name}`);
  return getNamedType(field.type);
}

/** The page after a cursor, or before it. */
async function page(name: string, cursor?: string, backwards = false) {
  const list = lists.find((it) => it.name === name);
  if (!list) throw new Error(`there is no list ${name}`);
  const size = backwards ? "last" : "first";
  const from = cursor === undefined ? "" : `, ${backwards ? "before" : "after"}: "${cursor}"`;
  const fields = "edges { cursor } pageInfo { hasNextPage hasPreviousPage }";
  const rows = rowsFor(world(), callers())(list.actor, "own");
  return api().run(`{ ${list.ask(`${size}: 100${from}`, fields, rows)} }`, {}, callers()[list.actor].token);
}
const cursorsIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor = ""]) => cursor);

describe.each(lists)("$name", ({ name, actor }) => {
  test("has rows, and goes on from each of them", async () => {
    const cursors = cursorsIn(await page(name));
    expect(cursors.length).toBeGreaterThan(0);
    for (const [index, cursor] of cursors.entries()) {
      expect(cursorsIn(await page(name, cursor))).toEqual(cursors.slice(index + 1));
      expect(cursorsIn(await page(name, cursor, true))).toEqual(cursors.slice(0, index));
    }
  });

  test("goes on from a row that it does not show as from one that does not exist", async () => {
    const own = cursorsIn(await page(name));
    const ids = own.filter(isRowId);
    // Cursors are ids of rows, or say a place: a date, a name.
    if (ids.length === 0) return;
    expect(ids).toEqual(own);
    // From who runs the platform no row is hidden.
    if (actor === "admin") return;
    const shown = new Set(own);
    const hidden = (await everyId(name))
      .map((id) => written(`GPC:S:${id}`))
      .filter((cursor) => !shown.has(cursor));
    expect(hidden.length).toBeGreaterThan(0);
    for (const backwards of [false, true]) {
      const nowhere = await page(name, written(`GPC:S:${randomUUID()}`), backwards);
      expect(nowhere.errors).toBeUndefined();
      for (const cursor of hidden) expect(await page(name, cursor, backwards)).toEqual(nowhere);
    }
  });

  test.each([
    "x",
    "GPC:S:abc",
    "GPC:S:",
    "GPC:S:\0",
    "GPC:N:5",
    "GPC:D:5",
    "GPC:I:9",
    'GPC:J:{"a":1}',
    'GPC:J:["a"]',
    "1:abc",
  ])("a made-up cursor %j is the client's mistake", async (text) => {
    for (const backwards of [false, true]) {
      const { errors } = await page(name, written(text), backwards);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["BAD_USER_INPUT"]);
    }
  });
});

describe("who may still be entered", () => {
  const athletes = `query ($id: ID!, $search: String, $out: ID) { node(id: $id) { ... on Tournament {
    enrollableAthletes(first: 20, search: $search, notInCategory: $out) { totalCount edges { node { id } } } } } }`;
  const ask = (variables: { search?: string; out?: string }) =>
    api().data(
      athletes,
      { id: encodeGlobalId("Tournament", world().a.rows.open), ...variables },
      callers().manager.token,
    );

  test.each(["a\0\ud800zzz", "a".repeat(90_000)])(
    "a search that no text can match finds nobody",
    async (search) =>
      expect((await ask({ search }))["node"].enrollableAthletes).toEqual({ totalCount: 0, edges: [] }),
  );

  test("nobody learns which of their athletes play in a tournament that is hidden from them", async () => {
    const { undrawn, book } = world().b.rows;
    const athleteId = world().a.rows.minor;
    const { tournamentId } = await api().db.tournamentCategory.findUniqueOrThrow({ where: { id: undrawn } });
    expect(tournamentId).not.toBe(book);
    await api().db.enrolment.create({ data: { tournamentId, categoryId: undrawn, athleteId } });
    const without = (id: string) => ask({ out: encodeGlobalId("TournamentCategory", id) });
    expect(await without(undrawn)).toEqual(await without(randomUUID()));
    expect(JSON.stringify(await without(undrawn))).toContain(encodeGlobalId("Athlete", athleteId));
  });
});
