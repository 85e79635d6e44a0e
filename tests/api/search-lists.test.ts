import { isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
import { createMonthlyPlan } from "../support/charge-stock";
import { createContract } from "../support/contracts";
import { createOpenEvent } from "../support/enrolling";
import { createFederation, createRanking, day, type FederationStory } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import {
  createArena,
  createAthletes,
  createPerson,
  nextCnpj,
  nextNumber,
  type ArenaStory,
} from "../support/story";

/** Stands in the name of one row of each list; the other row there is called otherwise. */
const sought = "João D'Ávila Müller-Silva";
const other = "Outra Pessoa";
const finding = [
  "davila",
  "avila",
  "d’ávila",
  "D´AVILA",
  "joao",
  "JOÃO",
  "jo",
  "silva joao",
  "muller-sil",
  "úller  DÁVILA j",
];
const missing = ["joana", "davila outra", "il", "%", "_", "' '", "x".repeat(300)];

const api = useApi();
let arena: ArenaStory;
let federation: FederationStory;
let admin: string;
const ids = { tournament: "", ranking: "", affiliated: "" };

beforeAll(async () => {
  const { db } = api();
  admin = (await createPerson(api(), "Administra", ["ADMIN"])).token;
  arena = await createArena(api(), sought);
  federation = await createFederation(api(), sought);
  await db.arena.update({ where: { id: arena.id }, data: { city: "Florianópolis" } });
  const lone = await createArena(api(), other);
  await db.arena.update({ where: { id: lone.id }, data: { city: "Criciúma" } });
  const far = await createFederation(api(), other);
  const club = await createArena(api(), "Filiada");
  ids.affiliated = club.id;
  await db.arena.update({ where: { id: club.id }, data: { federationId: federation.id } });
  const athleteIds = await createAthletes(api(), arena.id, 2);
  for (const [index, athleteId] of athleteIds.entries()) {
    const fullName = index === 0 ? sought : other;
    await db.athlete.update({ where: { id: athleteId }, data: { fullName } });
    await db.arenaAthlete.create({ data: { athleteId, arenaId: club.id, firstVisitOn: day("2026-01-10") } });
    await createMonthlyPlan(api(), arena.id, athleteId);
    for (const owner of [
      { arenaId: arena.id, serviceType: "CLASS", kind: "OTHER" } as const,
      { federationId: federation.id, serviceType: "TOURNAMENT", kind: "ENTRY" } as const,
    ])
      await createCharge(db, {
        ...owner,
        athleteId,
        description: "Camiseta",
        amountInCents: 5_000,
        serviceDate: day("2026-01-05"),
        dueOn: day("2026-01-05"),
      });
    await db.teacher.create({
      data: {
        fullName,
        email: `professor${nextNumber()}@teste.example`,
        arenas: { create: [{ arenaId: arena.id }, { arenaId: club.id }] },
        certifications: {
          create: { name: "Nível 1", level: "BASIC", issuer: "CBT", issuedOn: day("2026-01-05") },
        },
      },
    });
    await db.tournament.createMany({
      data: [{ arenaId: arena.id, isPublic: true }, { federationId: federation.id }].map((owner) => ({
        ...owner,
        name: `Copa ${fullName}`,
        kind: "INTERNAL" as const,
        category: "B",
        startDate: day("2099-11-20"),
      })),
    });
  }
  const [first = "", second = ""] = athleteIds;
  const rows = [
    { athleteId: first, position: 1, points: 100 },
    { athleteId: second, position: 2, points: 50 },
  ];
  ids.ranking = await createRanking(api(), { federationId: federation.id }, { "2026-10-01": rows });
  await createRanking(api(), { federationId: far.id }, {});
  await db.rankingResult.createMany({
    data: rows.map(({ athleteId, points }) => ({
      rankingId: ids.ranking,
      athleteId,
      points,
      entryKey: crypto.randomUUID(),
      eventName: "Etapa",
      tier: "G500" as const,
      level: "F" as const,
      date: day("2026-10-03"),
      reason: "Evento externo",
    })),
  });
  const event = await createOpenEvent(api(), arena);
  ids.tournament = event.id;
  const { categoryId } = event;
  const entered = await createAthletes(api(), arena.id, 2, "Inscrito");
  for (const [index, athleteId] of entered.entries()) {
    await db.athlete.update({
      where: { id: athleteId },
      data: { fullName: index === 0 ? `Inscrito ${sought}` : "Inscrito Outro" },
    });
    await db.arenaAthlete.updateMany({ where: { athleteId }, data: { active: index > 0 } });
    await db.enrolment.create({ data: { tournamentId: event.id, categoryId, athleteId } });
  }
  for (const party of [{ arenaId: arena.id }, { federationId: far.id }]) await createContract(api(), party);
});

interface Listed {
  list: string;
  /** Of the schema. */
  field: string;
  /** Of the rows that are found, their names. */
  ask: (search: string) => Promise<string[]>;
  name: string;
}

const names = (list: unknown, name: (row: any) => string): string[] => {
  const rows = Array.isArray(list)
    ? list
    : (list as { edges: { node: unknown }[] }).edges.map(({ node }) => node);
  return rows.map(name).toSorted();
};
/** A list of a node. */
const ofNode =
  (
    type: string,
    id: () => string,
    list: string,
    select: string,
    name: (row: any) => string,
    token: () => string,
  ) =>
  async (search: string) => {
    const { node } = await api().data(
      `query ($id: ID!, $search: String!) { node(id: $id) { ... on ${type} { list: ${list} { ${select} } } } }`,
      { id: encodeGlobalId(type, id()), search },
      token(),
    );
    return names(node.list, name);
  };
const ofRoot =
  (list: string, select: string, name: (row: any) => string, token: () => string | null) =>
  async (search: string) => {
    const { found } = await api().data(
      `query ($search: String!) { found: ${list} { ${select} } }`,
      { search },
      token(),
    );
    return names(found, name);
  };
const edges = (select: string) => `edges { node { ${select} } }`;
const called = ({ name }: { name: string }) => name;
const athleteCalled = ({ athlete }: { athlete: { displayName: string } }) => athlete.displayName;
const manager = () => arena.manager.token;
const president = () => federation.manager.token;
const arenaOf = (list: string, select: string, name: (row: any) => string) =>
  ofNode("Arena", () => arena.id, list, select, name, manager);
const federationOf = (list: string, select: string, name: (row: any) => string) =>
  ofNode("Federation", () => federation.id, list, select, name, president);
const rankingOf = (list: string, select: string, name: (row: any) => string) =>
  ofNode("Ranking", () => ids.ranking, list, select, name, president);
const tournamentOf = (list: string, select: string, name: (row: any) => string) =>
  ofNode("Tournament", () => ids.tournament, list, select, name, manager);
const asAdmin = () => admin;

const lists: Listed[] = [
  {
    list: "an arena's athletes",
    field: "Arena.athletes",
    name: sought,
    ask: arenaOf("athletes(search: $search, active: true)", edges("name"), called),
  },
  {
    list: "an arena's teachers",
    field: "Arena.teachers",
    name: sought,
    ask: arenaOf("teachers(search: $search)", edges("name"), called),
  },
  {
    list: "an arena's charges",
    field: "Arena.charges",
    name: sought,
    ask: async (search) => {
      const { node } = await api().data(
        `query ($id: ID!, $search: String!) { node(id: $id) { ... on Arena { charges(search: $search) {
          page: charges { edges { node { payerName } } } } } } }`,
        { id: arena.globalId, search },
        manager(),
      );
      return names(node.charges.page, ({ payerName }) => payerName);
    },
  },
  {
    list: "a federation's charges",
    field: "Federation.charges",
    name: sought,
    ask: async (search) => {
      const { node } = await api().data(
        `query ($id: ID!, $search: String!) { node(id: $id) { ... on Federation { charges(search: $search) {
          page: charges { edges { node { payerName } } } } } } }`,
        { id: federation.globalId, search },
        president(),
      );
      return names(node.charges.page, ({ payerName }) => payerName);
    },
  },
  {
    list: "monthly plans",
    field: "Arena.monthlyPlans",
    name: sought,
    ask: arenaOf("monthlyPlans(search: $search)", edges("athleteName"), ({ athleteName }) => athleteName),
  },
  {
    list: "an arena's tournaments",
    field: "Arena.tournaments",
    name: `Copa ${sought}`,
    ask: arenaOf("tournaments(search: $search)", edges("name"), called),
  },
  {
    list: "a federation's championships",
    field: "Federation.championships",
    name: `Copa ${sought}`,
    ask: federationOf("championships(search: $search)", edges("name"), called),
  },
  {
    list: "federated athletes",
    field: "Federation.athletes",
    name: sought,
    ask: federationOf("athletes(search: $search)", edges("athlete { displayName }"), athleteCalled),
  },
  {
    list: "federated certifications",
    field: "Federation.certifications",
    name: sought,
    ask: federationOf(
      "certifications(search: $search)",
      edges("teacherName"),
      ({ teacherName }) => teacherName,
    ),
  },
  {
    list: "arenas to invite",
    field: "Federation.arenasToInvite",
    name: `Arena ${sought}`,
    ask: federationOf("arenasToInvite(search: $search)", "name", called),
  },
  {
    list: "federations to join",
    field: "Query.federationsToJoin",
    name: `Federação ${sought}`,
    ask: ofRoot("federationsToJoin(search: $search)", "name", called, manager),
  },
  {
    list: "ranking positions",
    field: "Ranking.positions",
    name: sought,
    ask: rankingOf("positions(search: $search)", edges("athlete { displayName }"), athleteCalled),
  },
  {
    list: "ranking results",
    field: "Ranking.results",
    name: sought,
    ask: rankingOf("results(search: $search)", edges("athlete { displayName }"), athleteCalled),
  },
  {
    list: "athletes to add to a ranking",
    field: "Ranking.athletesToAdd",
    name: sought,
    ask: rankingOf("athletesToAdd(search: $search)", "displayName", ({ displayName }) => displayName),
  },
  {
    list: "entries",
    field: "Tournament.entries",
    name: `Inscrito ${sought}`,
    ask: tournamentOf("entries(search: $search)", edges("athlete { displayName }"), athleteCalled),
  },
  {
    list: "athletes to enter",
    field: "Tournament.enrollableAthletes",
    name: sought,
    ask: tournamentOf(
      "enrollableAthletes(search: $search)",
      edges("displayName"),
      ({ displayName }) => displayName,
    ),
  },
  {
    list: "all arenas",
    field: "Query.allArenas",
    name: `Arena ${sought}`,
    ask: ofRoot("allArenas(search: $search)", edges("name"), called, asAdmin),
  },
  {
    list: "all federations",
    field: "Query.allFederations",
    name: `Federação ${sought}`,
    ask: ofRoot("allFederations(search: $search)", edges("name"), called, asAdmin),
  },
  {
    list: "all contracts",
    field: "Query.allContracts",
    name: `Arena ${sought}`,
    ask: ofRoot(
      "allContracts(search: $search)",
      edges("arena { name } federation { name }"),
      ({ arena: of, federation: by }) => (of ?? by).name,
      asAdmin,
    ),
  },
];

/** Searched by more than a name: below, each in a test of its own. */
const alsoByOthers = ["Query.allUsers", "Query.rankings", "Query.tournaments"];

test("every list of the schema that can be searched is among these", () => {
  const searched = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.some((arg) => arg.name === "search"))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(searched.toSorted()).toEqual([...lists.map(({ field }) => field), ...alsoByOthers].toSorted());
});

describe.each(lists)("$list", ({ ask, name }) => {
  test("is searched whatever the accents, case, apostrophes and order of words", async () => {
    for (const search of finding) expect(await ask(search), search).toEqual([name]);
    for (const search of missing) expect(await ask(search), search).toEqual([]);
  });
});

describe("what several rows share, and words that stand in different texts", () => {
  const rankings = ofRoot(
    "rankings(search: $search)",
    edges("organiser"),
    ({ organiser }) => organiser,
    asAdmin,
  );
  const users = ofRoot("allUsers(search: $search)", edges("name"), called, asAdmin);
  const directory = ofRoot("tournaments(search: $search)", edges("name"), called, () => null);
  const arenas = ofRoot("allArenas(search: $search)", edges("name"), called, asAdmin);

  test("rankings are found by their organisation and their category together", async () => {
    for (const search of ["davila", "masculino avila", "b joao federacao"])
      expect(await rankings(search), search).toEqual([`Federação ${sought}`]);
    expect(await rankings("feminino davila")).toEqual([]);
  });

  test("accounts are found by name, by e-mail and by an arena of theirs", async () => {
    const both = [`Gestora ${sought}`, `Presidente ${sought}`];
    for (const search of ["davila", "JOÃO silva"]) expect(await users(search), search).toEqual(both);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: arena.manager.userId } });
    for (const search of [email, email.toUpperCase(), "gestora davila", "arena davila"])
      expect(await users(search), search).toEqual([`Gestora ${sought}`]);
  });

  test("the directory is found by name, category, city and organiser", async () => {
    const found = async (search: string) => [...new Set(await directory(search))];
    expect(await found("davila copa silva outra")).toEqual([`Copa ${other}`]);
    expect(await found("florianopolis outra copa")).toEqual([`Copa ${other}`]);
    expect(await directory("FLORIANÓPOLIS")).toEqual([`Copa ${sought}`, `Copa ${other}`]);
    expect(await directory("criciuma")).toEqual([]);
  });

  test("arenas to invite are found by their city", async () => {
    const invite = federationOf("arenasToInvite(search: $search)", "name", called);
    for (const search of ["florianopolis", "Florianópolis arena"])
      expect(await invite(search), search).toEqual([`Arena ${sought}`]);
  });

  test("an admin finds an arena by its CNPJ, whole or in part, with or without its mask", async () => {
    const { cnpj } = await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } });
    const masked = cnpj.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
    for (const search of [cnpj, masked, `${masked} davila`])
      expect(await arenas(search), search).toEqual([`Arena ${sought}`]);
    expect(await arenas(masked.slice(0, 10))).toContain(`Arena ${sought}`);
    expect(await arenas(nextCnpj())).toEqual([]);
  });

  test("a name with Latin letters that have no accent, or of another alphabet, is found as it is written", async () => {
    const [id = ""] = await createAthletes(api(), arena.id, 1);
    await api().db.athlete.update({ where: { id }, data: { fullName: "Łukasz Иван Straße" } });
    const athletes = arenaOf("athletes(search: $search)", edges("name"), called);
    for (const search of ["Łukasz", "Иван", "straße", "ukasz"])
      expect(await athletes(search), search).toEqual(["Łukasz Иван Straße"]);
  });
});
