import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createOpenEvent, enrolling, type OpenEvent } from "../support/enrolling";
import { createPairTournament, drawStory } from "../support/pair-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let token: string;

beforeAll(async () => {
  arena = await createArena(api(), "Categorias");
  token = arena.manager.token;
});

const women = { name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 6000 };
const add = (event: OpenEvent, more: object = {}) =>
  act(token, "addCategory", { tournamentId: event.globalId, ...women, ...more });
const stored = (event: OpenEvent) =>
  api().db.tournamentCategory.findMany({ where: { tournamentId: event.id }, orderBy: { name: "asc" } });
const globalId = (id: string) => encodeGlobalId("TournamentCategory", id);

describe("the categories of a tournament", () => {
  test("come in beside the first one, each with its price", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 8000 });
    expect(await add(event)).toMatchObject({ __typename: "AddCategorySuccess" });
    const [fem, first] = await stored(event);
    expect([fem, first]).toMatchObject([
      { ...women, minAge: null, maxParticipants: null, drawFormat: "GROUPS_KNOCKOUT" },
      { name: "Fun", feeInCents: 8000 },
    ]);
    const [athlete = ""] = await createAthletes(api(), arena.id, 1, "Da Categoria");
    await api().db.athlete.update({ where: { id: athlete }, data: { gender: "FEMALE", level: "C" } });
    const input = { tournamentId: event.globalId, athleteId: encodeGlobalId("Athlete", athlete) };
    expect(await act(token, "enrolAthlete", input)).toMatchObject({ code: "CATEGORY_REQUIRED" });
    expect(await act(token, "enrolAthlete", { ...input, categoryId: globalId(fem?.id ?? "") })).toMatchObject(
      { __typename: "EnrolAthleteSuccess" },
    );
    const enrolment = await api().db.enrolment.findFirstOrThrow({ where: { athleteId: athlete } });
    expect(enrolment).toMatchObject({ categoryId: fem?.id, feeInCents: 6000 });
  });

  test.each([
    [{ name: " fun " }, ["name"], "Já existe uma categoria com este nome"],
    [{ name: "" }, ["name"], "Nome da categoria é obrigatório"],
    [{ level: "Z" }, ["level"], "Escolha o nível"],
    [{ minAge: 50, maxAge: 40 }, ["maxAge"], "Idade máxima deve ser maior que a mínima"],
    [{ maxParticipants: 0 }, ["maxParticipants"], "Deve permitir pelo menos 1 participante"],
  ])("are refused with %o", async (more, path, message) => {
    const event = await createOpenEvent(api(), arena);
    const answer = await api().data(
      `mutation ($input: AddCategoryInput!) {
        addCategory(input: $input) { ... on InvalidInput { fields { path message } } }
      }`,
      { input: { tournamentId: event.globalId, ...women, ...more } },
      token,
    );
    expect(answer["addCategory"]).toEqual({ fields: [{ path, message }] });
    expect(await stored(event)).toHaveLength(1);
  });

  test("come in once, however often the button is pressed", async () => {
    const event = await createOpenEvent(api(), arena);
    const answers = await Promise.all([add(event), add(event), add(event)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      "AddCategorySuccess",
      "InvalidInput",
      "InvalidInput",
    ]);
  });

  test("are told apart by what their names say, whatever signs they hold", async () => {
    const event = await createOpenEvent(api(), arena);
    for (const name of ["%", "_", "\\", "Ítalo 40%", "a\\%b"]) {
      expect([name, (await add(event, { name })).__typename]).toEqual([name, "AddCategorySuccess"]);
      expect([name, (await add(event, { name: name.toUpperCase() })).__typename]).toEqual([
        name,
        "InvalidInput",
      ]);
    }
  });

  test("are one in a Super 8", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
    expect(await add(event)).toMatchObject({ code: "IS_A_SUPER8" });
  });

  test("keep for whom they are once somebody is in, and take a new price", async () => {
    const story = await createPairTournament(api(), arena, 4);
    const update = (change: object) =>
      act(token, "updateCategory", { categoryId: story.categoryGlobalId, ...change });
    expect(await update({ gender: "MALE", level: "B" })).toMatchObject({ code: "ALREADY_ENTERED" });
    expect(await update({ feeInCents: 12_300 })).toMatchObject({ __typename: "UpdateCategorySuccess" });
    expect(await update({ maxParticipants: 2 })).toMatchObject({ __typename: "InvalidInput" });
    const rows = await api().db.enrolment.findMany({ where: { categoryId: story.categoryId } });
    expect(rows.some(({ feeInCents }) => feeInCents === 12_300)).toBe(false); // copied on their day
  });

  test("go only while nobody ever entered, and never the last one", async () => {
    const event = await createOpenEvent(api(), arena);
    const remove = (id: string) => act(token, "removeCategory", { categoryId: globalId(id) });
    expect(await remove(event.categoryId)).toMatchObject({ code: "LAST_CATEGORY" });
    await add(event);
    const [fem] = await stored(event);
    const [athlete = ""] = await createAthletes(api(), arena.id, 1, "Saiu");
    await api().db.enrolment.create({
      data: { tournamentId: event.id, categoryId: event.categoryId, athleteId: athlete, status: "CANCELLED" },
    });
    expect(await remove(event.categoryId)).toMatchObject({ code: "ALREADY_ENTERED" });
    expect(await remove(fem?.id ?? "")).toMatchObject({ __typename: "RemoveCategorySuccess" });
    expect(await stored(event)).toMatchObject([{ id: event.categoryId }]);
  });

  test("leave one to be played: a cancelled one is none", async () => {
    const event = await createOpenEvent(api(), arena);
    await add(event);
    const [fem] = await stored(event);
    expect(await act(token, "cancelCategory", { categoryId: event.categoryGlobalId })).toMatchObject({
      __typename: "CancelCategorySuccess",
    });
    expect(await act(token, "removeCategory", { categoryId: globalId(fem?.id ?? "") })).toMatchObject({
      code: "LAST_CATEGORY",
    });
  });

  test("removed by two at once, are gone once and said to be gone", async () => {
    const event = await createOpenEvent(api(), arena);
    await add(event);
    const [fem] = await stored(event);
    const remove = () =>
      api().run(
        `mutation ($input: RemoveCategoryInput!) { removeCategory(input: $input) { __typename ... on UserError { code } } }`,
        { input: { categoryId: globalId(fem?.id ?? "") } },
        token,
      );
    const answers = await Promise.all([remove(), remove(), remove()]);
    const said = answers.map(
      ({ data, errors }) => data?.["removeCategory"]?.code ?? errors?.[0]?.extensions?.["code"] ?? "REMOVED",
    );
    expect(said.filter((word) => word === "REMOVED")).toHaveLength(1);
    // Whoever comes after is told so, or finds nothing that is theirs to change.
    for (const word of said) expect(["REMOVED", "CATEGORY_GONE", "FORBIDDEN"]).toContain(word);
  });

  test("follow the tournament's price where they had it, and keep their own", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 8000 });
    await add(event, { name: "Como o torneio", feeInCents: 8000 });
    await add(event);
    await act(token, "updateTournament", {
      tournamentId: event.globalId,
      feeInCents: 9000,
      maxParticipants: 40,
    });
    expect(
      (await stored(event)).map(({ name, feeInCents, maxParticipants }) => [
        name,
        feeInCents,
        maxParticipants,
      ]),
    ).toEqual([
      ["Como o torneio", 9000, null],
      ["Feminino C", 6000, null],
      ["Fun", 9000, 8],
    ]);
  });
});

describe("whoever looks for somebody to enter", () => {
  test("finds who plays in another category, and nobody who is in this one", async () => {
    const event = await createOpenEvent(api(), arena);
    await add(event);
    const [fem] = await stored(event);
    const [athlete = ""] = await createAthletes(api(), arena.id, 1, "Duas Categorias");
    await api().db.enrolment.create({
      data: { tournamentId: event.id, categoryId: event.categoryId, athleteId: athlete },
    });
    const found = async (category: string | null) => {
      const read = await api().data(
        `query ($id: ID!, $category: ID) { node(id: $id) { ... on Tournament {
          enrollableAthletes(first: 5, search: "Duas Categorias", notInCategory: $category) { totalCount }
        } } }`,
        { id: event.globalId, category },
        token,
      );
      return (read["node"] as { enrollableAthletes: { totalCount: number } }).enrollableAthletes.totalCount;
    };
    expect(await found(null)).toBe(0);
    expect(await found(event.categoryGlobalId)).toBe(0);
    expect(await found(globalId(fem?.id ?? ""))).toBe(1);
  });
});

describe("a category that is still to be drawn", () => {
  test("takes people in while another one is being played; the drawn one does not", async () => {
    const story = await createPairTournament(api(), arena, 4);
    const { id: open } = await api().db.tournamentCategory.create({
      data: { tournamentId: story.id, name: "Livre", level: "Livre", gender: "MIXED" },
    });
    await drawStory(api(), story);
    const [late = ""] = await createAthletes(api(), arena.id, 1, "Atrasada");
    const enter = (categoryId: string) =>
      act(token, "enrolAthlete", {
        tournamentId: story.globalId,
        categoryId,
        athleteId: encodeGlobalId("Athlete", late),
      });
    expect(await enter(story.categoryGlobalId)).toMatchObject({ code: "ALREADY_DRAWN" });
    expect(await enter(globalId(open))).toMatchObject({ __typename: "EnrolAthleteSuccess" });
    const read = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { categories { name takesEntries } } } }`,
      { id: story.globalId },
      token,
    );
    const { categories } = read["node"] as { categories: { name: string; takesEntries: boolean }[] };
    expect(categories.filter(({ takesEntries }) => takesEntries)).toEqual([
      { name: "Livre", takesEntries: true },
    ]);
  });
});

describe("the usual categories at once", () => {
  const presets = { genders: ["FEMALE", "MALE", "MIXED"], levels: ["C", "B"], feeInCents: 9000 };
  const addPresets = (event: OpenEvent, more: object = {}, by: string | null = token) =>
    api().run(
      `mutation ($input: AddPresetCategoriesInput!) {
        addPresetCategories(input: $input) {
          __typename
          ... on AddPresetCategoriesSuccess { created existing tournament { categories { name } } }
          ... on InvalidInput { fields { path message } }
          ... on RuleViolation { code message }
        }
      }`,
      { input: { tournamentId: event.globalId, ...presets, ...more } },
      by,
    );

  test("are each gender in each level; those that stand stay and are told", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 8000 });
    await add(event, { name: "feminino c", feeInCents: 1234 });
    const { data } = await addPresets(event);
    expect(data?.["addPresetCategories"]).toMatchObject({
      created: ["Masculino C", "Masculino B", "Feminino B", "Misto C", "Misto B"],
      existing: ["Feminino C"],
    });
    const all = await stored(event);
    expect(all).toHaveLength(7);
    expect(all.find(({ name }) => name === "feminino c")).toMatchObject({ feeInCents: 1234 });
    expect(all.find(({ name }) => name === "Misto B")).toMatchObject({
      level: "B",
      gender: "MIXED",
      feeInCents: 9000,
      maxParticipants: null,
    });
  });

  test("are made once, also by a double click", async () => {
    const event = await createOpenEvent(api(), arena);
    const answers = await Promise.all([addPresets(event), addPresets(event)]);
    const made = answers.map(({ data }) => data?.["addPresetCategories"]?.created.length as number);
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 6]);
    expect(await stored(event)).toHaveLength(7);
  });

  test("are refused without a level, for too many, for a Super 8, and to others", async () => {
    const event = await createOpenEvent(api(), arena);
    expect((await addPresets(event, { levels: [] })).data?.["addPresetCategories"]).toEqual({
      __typename: "InvalidInput",
      fields: [{ path: ["levels"], message: "Escolha ao menos um nível" }],
    });
    const others = Array.from({ length: 24 }, (_, at) => ({
      tournamentId: event.id,
      name: `Outra ${at}`,
      level: "Livre",
      gender: "MIXED" as const,
    }));
    await api().db.tournamentCategory.createMany({ data: others });
    expect((await addPresets(event)).data?.["addPresetCategories"]).toMatchObject({
      code: "TOO_MANY_CATEGORIES",
    });
    expect(await stored(event)).toHaveLength(25);
    const stranger = await createArena(api(), "De outras categorias");
    for (const by of [stranger.manager.token, null])
      expect((await addPresets(event, {}, by)).errors?.[0]?.extensions?.["code"]).toBe(
        by === null ? "UNAUTHENTICATED" : "FORBIDDEN",
      );
  });
});
