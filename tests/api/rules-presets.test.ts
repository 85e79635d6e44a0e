import { beforeAll, expect, test } from "vitest";
import { Prisma } from "../../prisma/generated/client/client";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { keptColumns, mostRulesPresets } from "../../server/tournaments/presets/rules-preset.rules";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { createRulesPreset, rulesToKeep } from "../support/rules-preset";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let other: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos modelos");
  other = await createArena(api(), "Sem modelos");
});

const list = "arena { rulesPresets { id name categoryNames } }";
const save = (tournamentId: string, name: string, token = arena.manager.token) =>
  act(
    token,
    "saveRulesPreset",
    { tournamentId: encodeGlobalId("Tournament", tournamentId), name },
    `... on InvalidInput { fields { path message } } ... on SaveRulesPresetSuccess { ${list} }`,
  );
const use = (presetId: string, more: object = {}, token = arena.manager.token) =>
  act(
    token,
    "createTournamentFromPreset",
    { presetId, name: "Etapa de verão", startDate: "2099-02-20", ...more },
    "... on InvalidInput { fields { path message } } ... on CreateTournamentFromPresetSuccess { tournament { id } }",
  );

/** A tournament that is held by the rules of the preset. */
async function createEvent(arenaId = arena.id): Promise<string> {
  const { event, categories, days } = rulesToKeep;
  const day = (text: string | null) => (text === null ? null : new Date(text));
  const { id } = await api().db.tournament.create({
    data: {
      ...event,
      arenaId,
      name: "Etapa de primavera",
      startDate: new Date(days.startDate),
      endDate: day(days.endDate),
      registrationStartsOn: day(days.registrationStartsOn),
      registrationEndsOn: day(days.registrationEndsOn),
      earlyUntil: day(days.earlyUntil),
      categories: { create: categories },
    },
  });
  return id;
}

test("the whole rules of a tournament are kept under a name, and a draft made from them has every one, on its own days", async () => {
  const saved = await save(await createEvent(), "  Circuito ");
  expect(saved).toMatchObject({
    arena: { rulesPresets: [{ name: "Circuito", categoryNames: ["Feminino C", "Masculino C"] }] },
  });
  const made = await use(saved["arena"].rulesPresets[0].id);
  const tournament = await api().db.tournament.findUniqueOrThrow({
    where: { id: decodeGlobalId(made["tournament"].id).id },
    include: { categories: { orderBy: { name: "asc" } } },
  });
  expect(tournament).toMatchObject({
    ...rulesToKeep.event,
    arenaId: arena.id,
    name: "Etapa de verão",
    publishedAt: null,
    status: "REGISTRATION_OPEN",
    startDate: new Date("2099-02-20"),
    endDate: new Date("2099-02-22"),
    registrationStartsOn: null,
    registrationEndsOn: new Date("2099-02-18"),
    earlyUntil: new Date("2099-02-10"),
    categories: rulesToKeep.categories,
  });
});

test("every column of a tournament and of a category is a rule that is kept, or known to be none", () => {
  const ownOfEvent =
    "id arenaId federationId name status venue directorName registrationOpen sanctionTier protestHours revision startedAt finishedAt publishedAt createdAt";
  expect([...keptColumns.event, ...keptColumns.days, ...ownOfEvent.split(" ")].toSorted()).toEqual(
    Object.keys(Prisma.TournamentScalarFieldEnum).toSorted(),
  );
  const ownOfCategory =
    "id tournamentId rankingId rankingTier settledAt placesAssignedAt placesAssignedById placesSeed";
  expect([...keptColumns.category, ...ownOfCategory.split(" ")].toSorted()).toEqual(
    Object.keys(Prisma.TournamentCategoryScalarFieldEnum).toSorted(),
  );
});

test("a name is there once in an arena, however it is written, and may change; deleting takes nothing from what was made", async () => {
  const tournament = await createEvent(other.id);
  const { token } = other.manager;
  const first = await save(tournament, "Verão", token);
  expect(await save(tournament, "VERÃO", token)).toMatchObject({
    fields: [{ path: ["name"], message: "Já existe um modelo com este nome" }],
  });
  expect(await save(tournament, "V", token)).toMatchObject({
    fields: [{ path: ["name"], message: "Dê um nome ao modelo" }],
  });
  await save(tournament, "Inverno", token);
  const presetId = first["arena"].rulesPresets[0].id;
  const rename = (name: string) =>
    act(
      token,
      "renameRulesPreset",
      { presetId, name },
      `... on InvalidInput { fields { path message } } ... on RenameRulesPresetSuccess { ${list} }`,
    );
  expect(await rename("inverno")).toMatchObject({
    fields: [{ path: ["name"], message: "Já existe um modelo com este nome" }],
  });
  expect(await rename("verão")).toMatchObject({
    arena: { rulesPresets: [{ name: "Inverno" }, { name: "verão" }] },
  });
  const made = await use(presetId, {}, token);
  const deleted = await api().data(
    `mutation ($input: DeleteRulesPresetInput!) { deleteRulesPreset(input: $input) { ${list} } }`,
    { input: { presetId } },
    token,
  );
  expect(deleted).toMatchObject({ deleteRulesPreset: { arena: { rulesPresets: [{ name: "Inverno" }] } } });
  expect(
    await api().db.tournamentCategory.count({
      where: { tournamentId: decodeGlobalId(made["tournament"].id).id },
    }),
  ).toBe(2);
});

test("another arena neither uses, renames nor deletes a preset, nor keeps the rules of this one's tournament", async () => {
  const presetId = encodeGlobalId("RulesPreset", await createRulesPreset(api(), arena.id));
  const tournamentId = encodeGlobalId("Tournament", await createEvent());
  for (const [name, input] of [
    ["createTournamentFromPreset", { presetId, name: "Etapa alheia", startDate: "2099-02-20" }],
    ["renameRulesPreset", { presetId, name: "Meu" }],
    ["deleteRulesPreset", { presetId }],
    ["saveRulesPreset", { tournamentId, name: "Copiado" }],
  ] as const) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { errors } = await api().run(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
      { input },
      other.manager.token,
    );
    expect(errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  }
});

test("what a draft needs is asked beside its field", async () => {
  const presetId = encodeGlobalId("RulesPreset", await createRulesPreset(api(), arena.id));
  expect(await use(presetId, { name: "Et", startDate: "2020-01-01" })).toMatchObject({
    fields: [
      { path: ["startDate"], message: "Data não pode estar no passado" },
      { path: ["name"], message: "Nome deve ter pelo menos 3 caracteres" },
    ],
  });
});

test("of two that would be one too many the second is refused", async () => {
  const full = await createArena(api(), "Cheia de modelos");
  await api().db.rulesPreset.createMany({
    data: Array.from({ length: mostRulesPresets - 1 }, (_, index) => ({
      arenaId: full.id,
      name: `Modelo ${index}`,
      rules: rulesToKeep,
    })),
  });
  const tournament = await createEvent(full.id);
  const answers = await Promise.all(
    ["Um", "Outro"].map((name) => save(tournament, `${name} modelo`, full.manager.token)),
  );
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    "RuleViolation",
    "SaveRulesPresetSuccess",
  ]);
  expect(await api().db.rulesPreset.count({ where: { arenaId: full.id } })).toBe(mostRulesPresets);
});
