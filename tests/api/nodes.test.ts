import { randomUUID } from "node:crypto";
import { isInterfaceType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi();
let own: ArenaStory;
let other: ArenaStory;
let visible: Super8Story;
let hidden: Super8Story;

beforeAll(async () => {
  own = await createArena(api(), "Própria");
  other = await createArena(api(), "Alheia");
  visible = await createSuper8(api(), own, 4);
  hidden = await createSuper8(api(), other, 4, false);
});

const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) { id __typename ... on Tournament { name arena { name } enrolments { id } } } }`;
const absent = (count: number, typename = "Tournament") =>
  Array.from({ length: count }, () => encodeGlobalId(typename, randomUUID()));

const statementsFor = (ids: string[]) =>
  api().statementsOf(() => api().run(nodes, { ids }, own.manager.token));

const nodeInterface = schema.getType("Node");
const nodeTypes = isInterfaceType(nodeInterface) ? schema.getPossibleTypes(nodeInterface) : [];

describe("objects by their ids", () => {
  test("are one statement per type, however many there are and however many are not", async () => {
    const one = await statementsFor(absent(1));
    const hundred = await statementsFor(absent(100));
    expect(hundred.length).toBe(one.length);
    const mixed = await statementsFor([...absent(50, "Arena"), ...absent(50, "Athlete")]);
    expect(mixed.length).toBe(one.length + 1);
    const fields = Array.from({ length: 9 }, (_, index) => `a${index}: node(id: "${absent(1)[0]}") { id }`);
    const spread = await api().statementsOf(() =>
      api().run(`{ ${fields.join(" ")} }`, {}, own.manager.token),
    );
    expect(spread.length).toBe(one.length);
  });

  test("come in the order they were asked for, with what hangs on them", async () => {
    const ids = [visible.globalId, own.globalId, visible.globalId];
    const { nodes: found } = await api().data(nodes, { ids }, own.manager.token);
    expect(found.map(({ id, __typename }: { id: string; __typename: string }) => [id, __typename])).toEqual([
      [visible.globalId, "Tournament"],
      [own.globalId, "Arena"],
      [visible.globalId, "Tournament"],
    ]);
    expect(found[0]).toEqual(found[2]);
    expect(found[0].arena.name).toBe("Arena Própria");
    expect(found[0].enrolments).toHaveLength(4);
  });

  test("answer alike when they are hidden and when there are none", async () => {
    const [missing = ""] = absent(1);
    for (const query of [
      `query ($id: ID!) { node(id: $id) { id ... on Tournament { name arena { name } enrolments { id } } } }`,
      `query ($id: ID!) { nodes(ids: [$id]) { id ... on Tournament { name arena { name } enrolments { id } } } }`,
    ])
      for (const token of [own.manager.token, null]) {
        const ofHidden = await api().run(query, { id: hidden.globalId }, token);
        expect(ofHidden.errors).toHaveLength(1);
        expect(await api().run(query, { id: missing }, token)).toEqual(ofHidden);
      }
  });

  test("what hangs on a hidden one is not even read", async () => {
    const statements = await statementsFor([hidden.globalId]);
    expect(statements.filter((sql) => /FROM "public"."(inscricoes_torneios|arenas)"/.test(sql))).toEqual([]);
  });

  test.each(nodeTypes.map(({ name }) => name))("can be a %s", async (name) => {
    const { data, errors } = await api().run(nodes, { ids: absent(2, name) }, own.manager.token);
    expect(data?.["nodes"]).toEqual([null, null]);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  });
});

const codes = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.map(({ extensions }) => extensions.code);

test.each([
  "String",
  "ToString",
  "Node",
  "UserError",
  "Role",
  "SignInInput",
  "SignInResult",
  "Viewer",
  "Nada",
])("an id of %s, which nothing is fetched of, is the client's mistake", async (typename) => {
  const id = encodeGlobalId(typename, randomUUID());
  const query = `query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }`;
  expect(codes(await api().run(query, { id }, own.manager.token))).toEqual([
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
  ]);
  expect(codes(await api().run(query, { id }))).not.toContain("INTERNAL_SERVER_ERROR");
});

test("aliases do not add up to more objects than one request may fetch", async () => {
  const aliases = Array.from({ length: 8 }, (_, index) => `a${index}: nodes(ids: $ids) { id }`);
  const ids = Array.from({ length: 100 }, () => encodeGlobalId("Arena", randomUUID()));
  const { data, errors } = await api().run(
    `query ($ids: [ID!]!) { ${aliases.join(" ")} }`,
    { ids },
    own.manager.token,
  );
  expect(data).toBeNull();
  expect(errors?.some(({ message }) => message === "No máximo 100 objetos por requisição.")).toBe(true);
});
