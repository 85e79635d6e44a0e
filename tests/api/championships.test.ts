import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createFederation, type FederationStory } from "../support/federation-story";

const api = useApi();
let federation: FederationStory;
let other: FederationStory;

beforeAll(async () => {
  federation = await createFederation(api(), "Dos campeonatos");
  other = await createFederation(api(), "Vizinha");
});

const women = { name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 9000, maxParticipants: 32 };
const men = { name: "Masculino B", level: "B", gender: "MALE", feeInCents: 12000 };
const stage = {
  name: "Etapa Bombinhas",
  venue: "Praia de Mariscal",
  directorName: "Simone\u00ad\u00a0Dalmolin",
  startDate: "2099-02-07",
  endDate: "2099-02-08",
  registrationEndsOn: "2099-02-05",
  categories: [women, men],
};

const create = (more: object = {}, token: string | null = federation.manager.token) =>
  api().run(
    `mutation ($input: CreateChampionshipInput!) {
      createChampionship(input: $input) {
        __typename
        ... on CreateChampionshipSuccess { tournament { id key name } }
        ... on InvalidInput { fields { path message } }
      }
    }`,
    { input: { federationId: federation.globalId, ...stage, ...more } },
    token,
  );
/** One that is created as it should be. */
async function created(more: object): Promise<{ id: string; key: string }> {
  const answer = await create(more);
  expect(answer.errors).toBeUndefined();
  return answer.data?.["createChampionship"]?.tournament;
}
const list = async (args: string, { manager }: FederationStory = federation): Promise<string[]> => {
  const { viewer } = await api().data(
    `{ viewer { federationMember { federation {
      championships(first: 20${args}) { totalCount edges { node { name } } } } } } }`,
    {},
    manager.token,
  );
  const { totalCount, edges } = viewer.federationMember.federation.championships;
  const names = edges.map(({ node }: { node: { name: string } }) => node.name);
  expect(totalCount).toBe(names.length);
  return names;
};

describe("a championship", () => {
  test("is opened with all its categories at once, and takes enrolments", async () => {
    const { key } = await created({ name: "Etapa de abertura" });
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) {
        isChampionship status kind category feeInCents venue directorName organiserName arena { id }
        place { name } viewerCanManage
        categories { name level gender feeInCents maxParticipants takesEntries }
      } }`,
      { key },
      federation.manager.token,
    );
    expect(tournament).toEqual({
      isChampionship: true,
      status: "REGISTRATION_OPEN",
      kind: "INTERNAL",
      category: "Feminino C, Masculino B",
      feeInCents: 9000,
      venue: "Praia de Mariscal",
      directorName: "Simone Dalmolin",
      organiserName: "Federação Dos campeonatos",
      arena: null,
      place: { name: "Praia de Mariscal" },
      viewerCanManage: true,
      categories: [
        { ...women, takesEntries: true },
        { ...men, maxParticipants: null, takesEntries: true },
      ],
    });
  });

  test.each([
    [{ name: "Et" }, ["name"], "Nome deve ter pelo menos 3 caracteres"],
    [{ startDate: "2020-01-01", endDate: null }, ["startDate"], "Data não pode estar no passado"],
    [{ endDate: "2099-02-06" }, ["endDate"], "Data fim deve ser após data início"],
    [{ registrationStartsOn: "2099-02-06" }, ["registrationEndsOn"], "Data fim deve ser após data início"],
    [
      { registrationEndsOn: "2099-02-08" },
      ["registrationEndsOn"],
      "As inscrições devem terminar até o dia em que começam os jogos",
    ],
    [
      { registrationStartsOn: "2099-03-01", registrationEndsOn: null },
      ["registrationStartsOn"],
      "As inscrições devem abrir até o dia em que começam os jogos",
    ],
    [{ venue: "x".repeat(151) }, ["venue"], "Local deve ter no máximo 150 caracteres"],
    [{ categories: [] }, ["categories"], "Inclua ao menos uma categoria"],
    [
      { categories: [women, { ...men, name: " feminino c " }] },
      ["categories", "1", "name"],
      "Já existe uma categoria com este nome",
    ],
    [
      { categories: [women, { ...men, minAge: 60, maxAge: 40 }] },
      ["categories", "1", "maxAge"],
      "Idade máxima deve ser maior que a mínima",
    ],
  ])("is refused with %o", async (more, path, message) => {
    const answer = await create({ name: "Recusada", ...more });
    expect(answer.data?.["createChampionship"]).toEqual({
      __typename: "InvalidInput",
      fields: [{ path, message }],
    });
    expect(await list(', search: "Recusada"')).toEqual([]);
  });

  test("is not opened for somebody else's federation", async () => {
    const answer = await create({ name: "De fora" }, other.manager.token);
    expect(answer.errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
    expect(await list(', search: "De fora"')).toEqual([]);
  });

  test("says which categories it has, and the least price, also after they changed", async () => {
    const { id, key } = await created({ name: "Etapa renomeada" });
    const token = federation.manager.token;
    const act = (name: string, input: object) =>
      api().data(
        `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
        { input },
        token,
      );
    await act("addCategory", { tournamentId: id, ...men, name: "Misto D", feeInCents: 5000 });
    const read = async () =>
      (
        await api().data(
          `query ($key: UUID!) { tournament(key: $key) { category feeInCents categories { id name } } }`,
          { key },
          token,
        )
      )["tournament"];
    const before = await read();
    expect(before).toMatchObject({ category: "Feminino C, Masculino B, Misto D", feeInCents: 5000 });
    const idOf = (wanted: string) =>
      before.categories.find(({ name }: { name: string }) => name === wanted)?.id;
    await act("updateCategory", { categoryId: idOf("Feminino C"), name: "Feminino 40+" });
    await act("removeCategory", { categoryId: idOf("Misto D") });
    expect(await read()).toMatchObject({ category: "Feminino 40+, Masculino B", feeInCents: 9000 });
  });

  test("changes its place and director in its settings; blank means none", async () => {
    const { id, key } = await created({ name: "Etapa que muda" });
    const { updateTournament } = await api().data(
      `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) {
        ... on UpdateTournamentSuccess { tournament { key venue directorName place { name } } } } }`,
      { input: { tournamentId: id, venue: "Praia Brava", directorName: " " } },
      federation.manager.token,
    );
    expect(updateTournament.tournament).toEqual({
      key,
      venue: "Praia Brava",
      directorName: null,
      place: { name: "Praia Brava" },
    });
  });
});

describe("the list of a federation's championships", () => {
  test("has the latest first, and is searched by name and by any category", async () => {
    const mine = await createFederation(api(), "Da lista");
    const open = (more: object) => create({ federationId: mine.globalId, ...more }, mine.manager.token);
    await open({ name: "Etapa de março", startDate: "2099-03-07", endDate: null, categories: [women] });
    await open({ name: "Etapa de maio", startDate: "2099-05-07", endDate: null, categories: [women, men] });
    await open({ name: "Etapa de abril", startDate: "2099-04-07", endDate: null, categories: [women] });
    expect(await list("", mine)).toEqual(["Etapa de maio", "Etapa de abril", "Etapa de março"]);
    expect(await list(', search: "ABRIL"', mine)).toEqual(["Etapa de abril"]);
    expect(await list(', search: "masculino"', mine)).toEqual(["Etapa de maio"]);
    expect(await list(", status: FINISHED", mine)).toEqual([]);
    expect(await list("", other)).toEqual([]);
  });
});
