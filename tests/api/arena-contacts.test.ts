import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { createArena, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos contatos");
});

const save = (input: object) =>
  act(
    arena.manager.token,
    "updateArenaSettings",
    { arenaId: arena.globalId, ...input },
    `... on UpdateArenaSettingsSuccess { arena { fullAddress email contactPhone whatsApp website instagram
      courtCount opensAt closesAt timeZone pixKey } } ... on InvalidInput { fields { path message } }`,
  );
const stored = () => api().db.arena.findUniqueOrThrow({ where: { id: arena.id } });

test("what is not said stays as it is, and the admin who looks at the record has to look again", async () => {
  const before = await stored();
  const answer = await save({
    fullAddress: "  Rua das Palmeiras, 20, Laguna ",
    email: "Contato@Arena.example",
    contactPhone: "(48) 3644-0000",
    whatsApp: "48 99999-0000",
    website: "www.arena.example/quadras",
    instagram: "https://www.instagram.com/arena.laguna/?hl=pt",
  });
  expect(answer["arena"]).toMatchObject({
    fullAddress: "Rua das Palmeiras, 20, Laguna",
    email: "contato@arena.example",
    whatsApp: "48 99999-0000",
    website: "https://www.arena.example/quadras",
    instagram: "arena.laguna",
    courtCount: before.courtCount,
    timeZone: before.timeZone,
    pixKey: before.pixKey,
  });
  expect(await stored()).toMatchObject({
    version: before.version + 1,
    settingsSavedAt: before.settingsSavedAt,
    opensAt: before.opensAt,
  });
  expect((await save({ website: "", instagram: null, whatsApp: " " }))["arena"]).toMatchObject({
    website: null,
    instagram: null,
    whatsApp: null,
    fullAddress: "Rua das Palmeiras, 20, Laguna",
  });
  expect((await stored()).version).toBe(before.version + 1);
});

test.each([
  ["name", "A", "Nome da arena deve ter pelo menos 2 caracteres"],
  ["name", "A".repeat(101), "Nome da arena deve ter no máximo 100 caracteres"],
  ["name", null, "Nome da arena deve ter pelo menos 2 caracteres"],
  ["uf", "XX", "Escolha a UF"],
  ["fullAddress", "Rua A, 1", "Endereço deve ter pelo menos 10 caracteres"],
  ["fullAddress", "R".repeat(201), "Endereço deve ter no máximo 200 caracteres"],
  ["fullAddress", null, "Endereço deve ter pelo menos 10 caracteres"],
  ["email", "arena", "Email inválido"],
  ["email", null, "Email inválido"],
  ["contactPhone", "12", "Telefone incompleto: informe o DDD e o número"],
  ["whatsApp", "meu zap", "Telefone deve conter apenas números, espaços, parênteses, hífen e +"],
  ["website", "javascript:alert(1)", "URL inválida"],
  ["website", "https:arena.example", "URL inválida"],
  ["website", "arena", "URL inválida"],
  ["instagram", "minha arena", "Perfil do Instagram inválido"],
  ["instagram", "a".repeat(31), "Perfil do Instagram inválido"],
  ["courtCount", null, "Informe um número"],
] as const)("%s %j is refused beside its field", async (field, value, message) => {
  const before = await stored();
  expect(await save({ [field]: value })).toMatchObject({ fields: [{ path: [field], message }] });
  expect(await stored()).toEqual(before);
});

test("an hour of opening comes with one of closing", async () => {
  expect(await save({ opensAt: "08:00" })).toMatchObject({
    fields: [{ path: ["closesAt"], message: "Informe a abertura e o fechamento" }],
  });
  expect((await save({ opensAt: "08:00", closesAt: "20:00" }))["arena"]).toMatchObject({
    opensAt: "08:00",
    closesAt: "20:00",
  });
});

test("an arena changes its name and state; its page keeps its address, and the administration reads who did it", async () => {
  const admin = await createPerson(api(), "Administradora", ["ADMIN"]);
  const before = await stored();
  expect(await save({ name: "  Arena Nova Onda ", uf: "sc" })).toMatchObject({
    __typename: "UpdateArenaSettingsSuccess",
  });
  expect(await stored()).toMatchObject({
    name: "Arena Nova Onda",
    uf: "SC",
    pageKey: before.pageKey,
    version: before.version + 1,
  });
  const { publicArena } = await api().data("query ($key: String!) { publicArena(key: $key) { name uf } }", {
    key: before.pageKey,
  });
  expect(publicArena).toEqual({ name: "Arena Nova Onda", uf: "SC" });

  await save({ name: "Arena Nova Onda", uf: "SC" });
  const { auditTrail } = await api().data(
    `query ($subjectId: ID) { auditTrail(first: 20, subjectId: $subjectId) { edges { node { action adminName
      changes { field before after } } } } }`,
    { subjectId: arena.globalId },
    admin.token,
  );
  expect(auditTrail.edges.map(({ node }: { node: unknown }) => node)).toEqual([
    {
      action: "UPDATE_ARENA",
      adminName: "Gestora Dos contatos",
      changes: [
        { field: "UF", before: null, after: "SC" },
        { field: "Nome da arena", before: before.name, after: "Arena Nova Onda" },
      ],
    },
  ]);
});
