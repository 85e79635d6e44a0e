import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { affiliate, createAffiliations, createChampionship } from "../support/championship-story";
import { createAthletePerson, createOpenEvent, enrolling, type OpenEvent } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
const athleteId = (id: string) => encodeGlobalId("Athlete", id);

let federation: FederationStory;
let other: FederationStory;
let sea: ArenaStory;
let dune: ArenaStory;
let foreign: ArenaStory;

beforeAll(async () => {
  ({ federation, other, sea, dune, foreign } = await createAffiliations(api()));
});

const ask = (event: OpenEvent, token: string | null, args = "first: 50") =>
  api().run(
    `query ($id: ID!) { node(id: $id) { ... on Tournament { enrollableAthletes(${args}) { totalCount
      edges { clubNames node { id displayName level email phone birthDate } } } } } }`,
    { id: event.globalId },
    token,
  );
const names = (answer: Awaited<ReturnType<typeof ask>>): string[] =>
  answer.data?.["node"].enrollableAthletes.edges.map(
    ({ node }: { node: { displayName: string } }) => node.displayName,
  );

describe("whom a federation may enter in a championship", () => {
  test("is every active athlete of its arenas, once, by name, level and club and nothing more", async () => {
    const event = await createChampionship(api(), federation);
    const [both = ""] = await createAthletes(api(), sea.id, 1, "Lista Ambas");
    await api().db.arenaAthlete.create({
      data: { athleteId: both, arenaId: dune.id, firstVisitOn: new Date("2026-02-01T00:00:00Z") },
    });
    const [minor = ""] = await createAthletes(api(), dune.id, 1, "Lista Menor");
    await api().db.athlete.update({
      where: { id: minor },
      data: { birthDate: new Date("2020-01-01T00:00:00Z") },
    });
    await createAthletes(api(), foreign.id, 1, "Lista Longe");
    const [gone = ""] = await createAthletes(api(), sea.id, 1, "Lista Inativa");
    await api().db.athlete.update({ where: { id: gone }, data: { status: "INACTIVE" } });
    const [left = ""] = await createAthletes(api(), sea.id, 1, "Lista Saiu");
    await api().db.arenaAthlete.updateMany({ where: { athleteId: left }, data: { active: false } });

    const answer = await ask(event, federation.manager.token, 'first: 50, search: "lista"');
    expect(answer.data?.["node"].enrollableAthletes).toEqual({
      totalCount: 2,
      edges: [
        {
          clubNames: ["Arena Duna", "Arena Mar"],
          node: {
            id: athleteId(both),
            displayName: "Lista Ambas Número 0",
            level: "FUN",
            email: null,
            phone: null,
            birthDate: null,
          },
        },
        {
          clubNames: ["Arena Duna"],
          node: {
            id: athleteId(minor),
            displayName: "Lista Menor Número 0",
            level: "FUN",
            email: null,
            phone: null,
            birthDate: null,
          },
        },
      ],
    });
  });

  test("is found by no part of an e-mail, at the desk neither; an arena finds its own", async () => {
    const event = await createChampionship(api(), federation);
    const [first = "", second = ""] = await createAthletes(api(), sea.id, 2, "Endereço");
    const email = "guardado.a.sete.chaves@teste.example";
    await api().db.athlete.update({ where: { id: second }, data: { email } });
    await api().db.enrolment.createMany({
      data: [
        { tournamentId: event.id, categoryId: event.categoryId, athleteId: second },
        { tournamentId: event.id, categoryId: event.categoryId, athleteId: first },
      ],
    });
    const next = await createChampionship(api(), federation);
    for (const search of ["guardado.a", "teste.example", email])
      expect(names(await ask(next, federation.manager.token, `first: 9, search: "${search}"`))).toEqual([]);
    const found = await ask(next, federation.manager.token, 'first: 9, search: "Endereço"');
    expect(names(found)).toEqual(["Endereço Número 0", "Endereço Número 1"]);

    const entries = async (id: string, search: string, token: string) => {
      const read = await api().data(
        `query ($id: ID!, $search: String) { node(id: $id) { ... on Tournament {
          entries(first: 9, search: $search) { totalCount statusCounts { count } } } } }`,
        { id, search },
        token,
      );
      return read["node"].entries;
    };
    expect(await entries(event.globalId, "guardado.a", federation.manager.token)).toEqual({
      totalCount: 0,
      statusCounts: [],
    });
    expect((await entries(event.globalId, "número 1", federation.manager.token)).totalCount).toBe(1);

    const own = await createOpenEvent(api(), sea);
    expect(names(await ask(own, sea.manager.token, 'first: 9, search: "guardado.a"'))).toEqual([
      "Endereço Número 1",
    ]);
    const guests = await createOpenEvent(api(), dune, { openToOtherArenas: true });
    await api().db.enrolment.create({
      data: { tournamentId: guests.id, categoryId: guests.categoryId, athleteId: second },
    });
    expect((await entries(guests.globalId, "guardado.a", dune.manager.token)).totalCount).toBe(0);
  });

  test("leaves out who is in, and lists those who have cancelled", async () => {
    const event = await createChampionship(api(), federation);
    const [enters = "", cancels = ""] = await createAthletes(api(), sea.id, 2, "Quem Entra");
    await api().db.enrolment.createMany({
      data: [
        { tournamentId: event.id, categoryId: event.categoryId, athleteId: enters },
        { tournamentId: event.id, categoryId: event.categoryId, athleteId: cancels, status: "CANCELLED" },
      ],
    });
    expect(names(await ask(event, federation.manager.token, 'first: 9, search: "quem entra"'))).toEqual([
      "Quem Entra Número 1",
    ]);
  });

  test("is nobody else's to see", async () => {
    const event = await createChampionship(api(), federation);
    const athlete = await createAthletePerson(api(), "Atleta Curiosa", sea.id);
    const callers: [string, string | null][] = [
      ["another federation", other.manager.token],
      ["an arena of the federation", sea.manager.token],
      ["an athlete of such an arena", athlete.token],
      ["nobody", null],
    ];
    for (const [who, token] of callers) {
      const { data, errors } = await ask(event, token);
      expect(errors?.[0]?.extensions.code, who).toBe(token === null ? "UNAUTHENTICATED" : "FORBIDDEN");
      expect(JSON.stringify(data), who).not.toContain("edges");
    }
  });

  test("is nobody before an admin has activated the federation", async () => {
    const waiting = await createFederation(api(), "À espera", false);
    const early = await createArena(api(), "Precoce");
    await affiliate(api(), early, waiting.id);
    const [early1 = ""] = await createAthletes(api(), early.id, 1, "Precoce");
    const event = await createChampionship(api(), waiting);
    expect(names(await ask(event, waiting.manager.token))).toEqual([]);
    const entered = await act(waiting.manager.token, "enrolAthlete", {
      tournamentId: event.globalId,
      athleteId: athleteId(early1),
    });
    expect(entered).toMatchObject({ code: "FEDERATION_INACTIVE" });
  });

  test("costs the same for two as for fifty", async () => {
    const big = await createFederation(api(), "Grande");
    const club = await createArena(api(), "Cheia");
    await affiliate(api(), club, big.id);
    const event = await createChampionship(api(), big);
    const cost = async () => {
      let shown = 0;
      const statements = await api().statementsOf(async () => {
        shown = names(await ask(event, big.manager.token)).length;
      });
      return { shown, statements: statements.length };
    };
    await createAthletes(api(), club.id, 2);
    const two = await cost();
    await createAthletes(api(), club.id, 48);
    expect(await cost()).toEqual({ shown: 50, statements: two.statements });
  });

  test("is at an arena that holds a championship, to its owner, whoever attends that arena", async () => {
    const event = await createChampionship(api(), federation, { arenaId: dune.id });
    await createAthletes(api(), sea.id, 1, "Sede Mar");
    await createAthletes(api(), dune.id, 1, "Sede Duna");
    const search = 'first: 9, search: "sede"';
    expect(names(await ask(event, dune.manager.token, search))).toEqual(["Sede Duna Número 0"]);
    expect(names(await ask(event, federation.manager.token, search))).toEqual([
      "Sede Duna Número 0",
      "Sede Mar Número 0",
    ]);
  });
});

test("a championship's page is open to everybody as soon as its federation is active, whatever its own row says", async () => {
  const early = await createFederation(api(), "Que abre", false);
  const event = await createChampionship(api(), early);
  const read = async (token: string | null) =>
    (
      await api().data(`query ($key: UUID!) { tournament(key: $key) { isPublic } }`, { key: event.id }, token)
    )["tournament"];
  expect(await read(early.manager.token)).toEqual({ isPublic: false });
  expect(await read(null)).toBeNull();
  await api().db.federation.update({ where: { id: early.id }, data: { active: true } });
  expect(await read(null)).toEqual({ isPublic: true });
});
