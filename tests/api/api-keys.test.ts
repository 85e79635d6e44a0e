import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createFederation, createRanking, day, type FederationStory } from "../support/federation-story";
import { perform } from "../support/identity-operations";
import { createArena, createAthletes, createPerson, nextNumber, type Person } from "../support/story";

const api = useApi();
let admin: Person;
let open: FederationStory;
let waiting: FederationStory;
const championship: Record<string, string> = {};
const ranking: Record<string, string> = {};

beforeAll(async () => {
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  open = await createFederation(api(), "Aberta");
  waiting = await createFederation(api(), "Em espera", false);
  const arena = await createArena(api(), "Das chaves");
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1);
  for (const federation of [open, waiting]) {
    ranking[federation.id] = await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": [{ athleteId, position: 1, points: 10 }] },
    );
    const { id } = await api().db.tournament.create({
      data: {
        federationId: federation.id,
        name: `Etapa ${nextNumber()}`,
        kind: "INTERNAL",
        category: "B",
        startDate: day("2026-11-07"),
        enrolments: { create: { athleteId } },
      },
    });
    championship[federation.id] = id;
  }
});

const create = (token: string, input: Record<string, unknown>) =>
  perform(
    api(),
    "createApiKey",
    { name: "Painel", kind: "PARTNER", scopes: ["RANKINGS_READ"], ...input },
    { token, more: "... on CreateApiKeySuccess { key apiKey { id ending } }" },
  );

test("what an admin does with keys stands in the trail, what a federation does with its own does not", async () => {
  const acts = async () =>
    (await api().db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(
      ({ action, subjectKind, before, after }) => ({ action, subjectKind, before, after }),
    );
  const own = await create(open.manager.token, { federationId: open.globalId });
  expect(own["__typename"]).toBe("CreateApiKeySuccess");
  expect(await acts()).toEqual([]);
  const { apiKey } = await create(admin.token, { name: "Estudo", kind: "ANALYST" });
  const revoke = () =>
    api().data(
      `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { id } } }`,
      { input: { apiKeyId: apiKey.id } },
      admin.token,
    );
  await revoke();
  await revoke();
  const told = { Chave: "Estudo", Tipo: "Analista", Final: apiKey.ending };
  expect(await acts()).toEqual([
    { action: "CREATE_API_KEY", subjectKind: "PLATFORM", before: null, after: told },
    { action: "REVOKE_API_KEY", subjectKind: "PLATFORM", before: told, after: null },
  ]);
});

describe("what a key opens", () => {
  const read = async (key: string) => {
    const query = `query ($open: UUID!, $waiting: UUID!) {
      rankings(first: 50) { edges { node { name positions(first: 5) { edges { node { points athlete { displayName email } } } } } } }
      open: tournament(key: $open) { name enrolments { athlete { displayName email } } }
      waiting: tournament(key: $waiting) { name } }`;
    const { data, errors } = await api().run(
      query,
      { open: championship[open.id], waiting: championship[waiting.id] },
      key,
    );
    expect(errors).toBeUndefined();
    return {
      rankings: data?.["rankings"].edges.length as number,
      open: data?.["open"] !== null,
      waiting: data?.["waiting"] !== null,
      text: JSON.stringify(data),
    };
  };

  test.each([
    ["an analyst's for rankings", "ANALYST", ["RANKINGS_READ"], null, 1, false, false],
    ["an analyst's for results", "ANALYST", ["RESULTS_READ"], null, 0, true, false],
    [
      "a partner's of a federation in waiting",
      "PARTNER",
      ["RANKINGS_READ", "RESULTS_READ"],
      "waiting",
      2,
      true,
      true,
    ],
    ["a partner's of no federation", "PARTNER", ["RANKINGS_READ", "RESULTS_READ"], null, 1, true, false],
  ] as const)("%s", async (_name, kind, scopes, whose, rankings, sees, seesWaiting) => {
    const federationId = whose === "waiting" ? waiting.globalId : null;
    const { key } = await create(admin.token, { kind, scopes, federationId });
    const seen = await read(key);
    expect(seen).toMatchObject({ rankings, open: sees, waiting: seesWaiting });
    expect(seen.text).not.toMatch(/@teste/);
  });

  test("never personal data, people or what else there is", async () => {
    const { key } = await create(admin.token, { kind: "ANALYST", scopes: ["RANKINGS_READ", "RESULTS_READ"] });
    expect(await api().data("{ viewer { homePath } }", {}, key)).toEqual({ viewer: null });
    for (const operation of [
      `{ platformSummary { arenaCount } }`,
      `mutation { endOtherSessions { endedCount } }`,
      `mutation { exportPersonalData { __typename } }`,
      `{ node(id: "${encodeGlobalId("User", admin.userId)}") { id } }`,
      `{ node(id: "${open.globalId}") { id } }`,
    ])
      expect((await api().run(operation, {}, key)).errors?.map(({ extensions }) => extensions.code)).toEqual([
        "FORBIDDEN",
      ]);
  });

  test("anybody without one sees what hangs on the wall, and nothing else", async () => {
    const { rankings } = await api().data(
      `{ rankings(first: 50) { edges { node { name positions(first: 5) { edges { node { athlete { displayName email phone birthDate } } } } } } } }`,
    );
    expect(rankings.edges).toHaveLength(1);
    expect(rankings.edges[0].node.positions.edges[0].node.athlete).toMatchObject({
      email: null,
      phone: null,
      birthDate: null,
    });
    const hidden = encodeGlobalId("Ranking", ranking[waiting.id]!);
    const { errors } = await api().run(`{ node(id: "${hidden}") { id } }`);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("who makes and revokes keys", () => {
  test("a key is told once and stored as a hash; revoked or run out it opens nothing", async () => {
    const { key, apiKey } = await create(open.manager.token, {
      federationId: open.globalId,
      scopes: ["RESULTS_READ"],
    });
    expect(key).toMatch(/^praia_[\w-]{43}$/);
    expect(apiKey.ending).toBe(key.slice(-4));
    const [row] = await api().db.apiKey.findMany({ where: { name: "Painel" }, orderBy: { id: "desc" } });
    expect(JSON.stringify(row)).not.toContain(key);
    const status = async (token: string) =>
      (
        await fetch(`${api().url}/graphql`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: "{ rankings(first: 1) { edges { cursor } } }" }),
        })
      ).status;
    const works = async () =>
      (
        await api().run(
          `query ($key: UUID!) { tournament(key: $key) { id } }`,
          { key: championship[open.id] },
          key,
        )
      ).errors === undefined;
    expect(await works()).toBe(true);
    await api().db.apiKey.update({ where: { id: row!.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await works()).toBe(false);
    await api().db.apiKey.update({ where: { id: row!.id }, data: { expiresAt: null } });
    await api().data(
      `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { revokedAt } } }`,
      { input: { apiKeyId: apiKey.id } },
      open.manager.token,
    );
    expect(await works()).toBe(false);
    // Also where a visitor would be served: a program has to notice.
    expect([await status(key), await status("praia_engano")]).toEqual([401, 401]);
  });

  test("a federation's people for their own partners only, nobody else but admins", async () => {
    const query = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { __typename } }`;
    const athlete = await createPerson(api(), "Atleta");
    const partner = { name: "Painel", kind: "PARTNER", scopes: ["RANKINGS_READ"] };
    for (const [token, input] of [
      [open.manager.token, { ...partner, federationId: waiting.globalId }],
      [open.manager.token, { ...partner, federationId: null }],
      [open.manager.token, { ...partner, kind: "ANALYST", federationId: open.globalId }],
      [athlete.token, { ...partner, federationId: open.globalId }],
    ] as const)
      expect((await api().run(query, { input }, token)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const { apiKey } = await create(admin.token, { federationId: waiting.globalId });
    const revoke = (token: string, apiKeyId: string) =>
      api().run(
        `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { id } } }`,
        { input: { apiKeyId } },
        token,
      );
    const foreign = await revoke(open.manager.token, apiKey.id);
    expect(foreign.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await revoke(open.manager.token, encodeGlobalId("ApiKey", crypto.randomUUID()))).toEqual(foreign);
    const seen = await api().data(
      `{ viewer { apiKeys(first: 50) { edges { node { federation { name } } } } } }`,
      {},
      open.manager.token,
    );
    expect(JSON.stringify(seen)).not.toContain("Em espera");
  });

  test.each([
    [{ name: "x" }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ expiresOn: "2020-01-01" }, "expiresOn"],
    [{ federationId: encodeGlobalId("Federation", crypto.randomUUID()) }, "federationId"],
  ])("%o is refused next to its field", async (input, field) => {
    const { fields } = await create(admin.token, input);
    expect(fields.map(({ path }: { path: string[] }) => path)).toEqual([[field]]);
  });
});
