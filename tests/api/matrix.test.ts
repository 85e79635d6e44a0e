import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { actors, denialOf, type Actor } from "../support/actors";
import { unlimited } from "../support/api";
import { markReader, unmarked, unmarkedColumns } from "../support/marks";
import { idsOf, nodeTypes } from "../support/matrix";
import { rowTypes, type RowName } from "../support/world-side";
import { withWorld } from "../support/world-database";
import { ownFiles } from "./policy/sight";

const { api, world, callers } = withWorld(unlimited);

test.each(Object.entries(ownFiles))(
  "the file of the own data of %s holds nobody else's",
  async (actor, own) => {
    const query = `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`;
    const { exportPersonalData } = await api().data(query, {}, callers()[actor as Actor].token);
    const read = await markReader(api());
    const found = read(exportPersonalData.json).map(({ owner, place }) => `${owner}: ${place}`);
    const expected = Object.entries(own).flatMap(([owner, places]) =>
      places.split(/\s+/).map((place) => `${owner}: ${place}`),
    );
    // Who read an athlete's data is told as well; by now somebody else has.
    const reader = /^(manager|teacher|admin).*: usuarios\.nome$/;
    const ofOthers = found.filter((it) => !(actor === "athlete" && reader.test(it)));
    expect(ofOthers.toSorted()).toEqual(expected.toSorted());
  },
);

describe("marks", () => {
  test("stand in every table, on both sides", async () => {
    const of = async (mark: string) => {
      const rows = await api().db.$queryRaw<{ lugar: string }[]>`
        SELECT DISTINCT split_part(lugar, '.', 1) AS lugar FROM marcas.linhas WHERE dono LIKE ${`% ${mark}`} ORDER BY 1`;
      return rows.map(({ lugar }) => lugar);
    };
    const tables = await api().db.$queryRaw<{ nome: string }[]>`
      SELECT DISTINCT table_name::text AS nome FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid'
        AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public') ORDER BY 1`;
    expect(await of("A")).toEqual(tables.map(({ nome }) => nome));
    expect(await of("B")).toEqual(await of("A"));
  });

  test("stand in every text that is kept, and are found in texts, ids and cursors", async () => {
    expect(unmarked).toEqual(expect.arrayContaining(await unmarkedColumns(api())));
    const read = await markReader(api());
    const { id, name, cnpj } = await api().db.arena.findUniqueOrThrow({
      where: { id: world().b.rows.arena },
    });
    const { cpf } = await api().db.athlete.findUniqueOrThrow({ where: { id: world().b.rows.minor } });
    const cursor = Buffer.from(`GPC:S:${id}`).toString("base64");
    const found = (text: string | null) => read(JSON.stringify({ text }))[0];
    expect(found(name)).toEqual({ owner: "arena B", place: "arenas.nome_arena" });
    expect(found(cnpj)).toEqual({ owner: "arena B", place: "arenas.cnpj" });
    expect(found(cpf)).toEqual({ owner: "minor B", place: "alunos.cpf" });
    for (const text of [id, encodeGlobalId("Arena", id), cursor])
      expect(found(text)).toEqual({ owner: "arena B", place: "arenas.id" });
    expect(read(JSON.stringify({ text: "Arena zq1z" }))).toEqual([]);
  });
});

describe("what is forbidden answers like what does not exist, to the letter", () => {
  const types = nodeTypes(schema).map(({ name }) => name);

  test.each(types)("nodes of %s", async (typename) => {
    const ids = await idsOf(api(), typename);
    expect(ids.length).toBeGreaterThan(1);
    const globalIds = [randomUUID(), ...ids].slice(0, 100).map((id) => encodeGlobalId(typename, id));
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`;
    for (const actor of actors) {
      const { data, errors = [] } = await api().run(query, { ids: globalIds }, callers()[actor].token);
      const nodes = (data ?? {})["nodes"] as unknown[];
      const answers = nodes.map((node, index) => {
        const told = errors.filter(({ path }) => path?.[1] === index);
        return { node, told: told.map((error) => ({ ...error, path: [] })) };
      });
      const [absent, ...rows] = answers;
      expect(absent).toMatchObject({ node: null, told: [{ extensions: { code: denialOf(actor) } }] });
      for (const row of rows) if (row.node === null) expect(row).toEqual(absent);
    }
  });

  test.each(types)("node of %s", async (typename) => {
    const [name] = Object.entries(rowTypes).find(([, type]) => type === typename) ?? [];
    const foreign = world().b.rows[name as RowName];
    const ask = (actor: (typeof actors)[number], row: string) =>
      api().run(
        `query ($id: ID!) { node(id: $id) { __typename id } }`,
        { id: encodeGlobalId(typename, row) },
        callers()[actor].token,
      );
    for (const actor of actors) {
      const found = await ask(actor, foreign);
      if (found.data?.["node"] === null) expect(found).toEqual(await ask(actor, randomUUID()));
    }
  });

  test.each([
    ["tournament", "tournament(key: $key) { name }", "open"],
    ["athlete", "athlete(key: $key) { email }", "unlistedAthlete"],
    ["scorePad", "scorePad(matchKey: $key) { after }", "final"],
  ] as const)("%s by its key", async (_root, asked, name) => {
    const ask = (actor: Actor, key: string) =>
      api().run(`query ($key: UUID!) { ${asked} }`, { key }, callers()[actor].token);
    for (const actor of actors) {
      const found = await ask(actor, world().b.rows[name]);
      if (Object.values(found.data ?? {}).every((answer) => answer === null))
        expect(found).toEqual(await ask(actor, randomUUID()));
    }
  });
});
