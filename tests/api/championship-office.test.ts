import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  type FederationStory,
} from "../support/federation-story";
import { pdfText } from "../support/pdf-text";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
let federation: FederationStory;
let other: FederationStory;
let athletes: string[];

beforeAll(async () => {
  federation = await createFederation(api(), "Do escritório");
  other = await createFederation(api(), "De outro escritório");
  athletes = await createAthletes(api(), (await createArena(api(), "Do escritório")).id, 4, "Do escritório");
});

const category = (name: string, more: object = {}) => ({
  name,
  level: "B",
  gender: "MALE" as const,
  ...more,
});

async function championship(categories: object[], more: object = {}) {
  const event = await api().db.tournament.create({
    data: {
      federationId: federation.id,
      name: "Etapa do escritório",
      kind: "INTERNAL",
      category: "Duplas",
      startDate: day("2099-03-07"),
      ...inStatus("REGISTRATION_OPEN"),
      ...more,
      categories: { create: categories as never },
    },
    include: { categories: { orderBy: { name: "asc" } } },
  });
  return { ...event, globalId: encodeGlobalId("Tournament", event.id) };
}

const fields = `entryCount athleteCount matchCount playedMatchCount walkoverCount timedMatchCount punctualMatchCount
  receivedInCents openInCents`;
const reportOf = async (key: string, token: string | null) =>
  (
    await api().data(
      `query ($key: UUID!) { tournament(key: $key) { finalReport { ${fields} categories { category { name } ${fields} } } } }`,
      { key },
      token,
    )
  ).tournament?.finalReport;

describe("the final report", () => {
  test("counts entries, matches and money in all and by category; a bye is no match", async () => {
    const event = await championship([category("Feminino B"), category("Masculino B")], inStatus("FINISHED"));
    const [women, men] = event.categories.map(({ id }) => id) as [string, string];
    const enrol = async (categoryId: string, athleteId: string, status = "FINISHED") =>
      (
        await api().db.enrolment.create({
          data: { tournamentId: event.id, categoryId, athleteId, status: status as "FINISHED" },
        })
      ).id;
    const paid = await enrol(women, athletes[0]!);
    await enrol(men, athletes[0]!);
    await enrol(men, athletes[1]!);
    await enrol(men, athletes[2]!, "CANCELLED");
    const matches = [
      [women, "COMPLETED", "2099-03-07T12:00:00Z", "2099-03-07T12:10:00Z"],
      [men, "WALKOVER", "2099-03-07T12:00:00Z", "2099-03-07T12:11:00Z"],
      [men, "BYE", null, null],
      [men, null, null, null],
    ] as const;
    for (const [index, [categoryId, outcome, scheduledFor, startedAt]] of matches.entries())
      await api().db.match.create({
        data: {
          tournamentId: event.id,
          categoryId,
          round: 1,
          order: index + 1,
          scheduledFor,
          startedAt,
          ...(outcome === null
            ? {}
            : { outcome, status: "PLAYED", winnerSide: 1, playedAt: "2099-03-07T13:00:00Z" }),
        },
      });
    const charge = {
      federationId: federation.id,
      tournamentId: event.id,
      serviceType: "TOURNAMENT",
      description: "Inscrição",
      serviceDate: day("2099-03-07"),
    } as const;
    await api().db.charge.createMany({
      data: [
        {
          ...charge,
          enrolmentId: paid,
          amountInCents: 9000,
          receivedInCents: 9000,
          refundedInCents: 1000,
          status: "PAID",
          paidAt: day("2099-03-07"),
        },
        { ...charge, amountInCents: 5000, status: "PENDING" },
      ],
    });
    const none = {
      walkoverCount: 0,
      timedMatchCount: 0,
      punctualMatchCount: 0,
      receivedInCents: 0,
      openInCents: 0,
    };
    expect(await reportOf(event.id, federation.manager.token)).toEqual({
      entryCount: 3,
      athleteCount: 2,
      matchCount: 3,
      playedMatchCount: 2,
      walkoverCount: 1,
      timedMatchCount: 2,
      punctualMatchCount: 1,
      receivedInCents: 8000,
      openInCents: 5000,
      categories: [
        {
          ...none,
          category: { name: "Feminino B" },
          entryCount: 1,
          athleteCount: 1,
          matchCount: 1,
          playedMatchCount: 1,
          timedMatchCount: 1,
          punctualMatchCount: 1,
          receivedInCents: 8000,
        },
        {
          ...none,
          category: { name: "Masculino B" },
          entryCount: 2,
          athleteCount: 2,
          matchCount: 2,
          playedMatchCount: 1,
          walkoverCount: 1,
          timedMatchCount: 1,
        },
      ],
    });
    for (const token of [null, other.manager.token]) expect(await reportOf(event.id, token)).toBeNull();
  });
});

async function regulationOf(key: string, token: string | null = null) {
  const response = await fetch(new URL(`/regulamentos/${key}`, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  const content = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), content };
}

describe("the regulations", () => {
  test("are a PDF of the event's own rules, for everybody where it is public", async () => {
    const event = await championship([category("Masculino B", { feeInCents: 12_000 })], {
      protestHours: 24,
      sanctionTier: "G250",
    });
    const { status, type, content } = await regulationOf(event.id);
    expect([status, type]).toEqual([200, "application/pdf"]);
    const text = pdfText(content).replaceAll(/\s+/g, " ");
    expect(text).toContain("Federação Do escritório");
    expect(text).toMatch(/Inscrição: R\$\s120,00 por atleta/);
    expect(text).toContain("24 horas");
    expect(text).toContain("G250");
  });

  test("of a draft, and of an inactive federation, are for who runs it alone", async () => {
    const draft = await championship([category("Masculino B")], { publishedAt: null });
    const inactive = await createFederation(api(), "Inativa do escritório", false);
    const hidden = await championship([category("Masculino B")], { federationId: inactive.id });
    for (const [key, runs] of [
      [draft.id, federation.manager.token],
      [hidden.id, inactive.manager.token],
    ] as const) {
      expect((await regulationOf(key, runs)).status).toBe(200);
      for (const token of [null, other.manager.token])
        expect((await regulationOf(key, token)).status).toBe(404);
    }
    for (const key of ["nada", "00000000-0000-4000-8000-000000000000"])
      expect((await regulationOf(key)).status).toBe(404);
  });
});

describe("a federation's championships as a calendar", () => {
  const calendarOf = async (key: string) => {
    const response = await fetch(new URL(`/federacao/${key}/campeonatos.ics`, api().url));
    return { status: response.status, text: (await response.text()).replaceAll("\r\n ", "") };
  };

  test("have whole days and the end of enrolments; drafts are not in it", async () => {
    const own = await createFederation(api(), "Do calendário");
    const of = { federationId: own.id, venue: "Praia Mole" };
    await championship([category("A")], {
      ...of,
      name: "Etapa no calendário",
      endDate: day("2099-03-08"),
      registrationEndsOn: day("2099-03-01"),
    });
    await championship([category("A")], { ...of, name: "Etapa em rascunho", publishedAt: null });
    const { status, text } = await calendarOf(own.id);
    expect(status).toBe(200);
    expect(text).toContain("SUMMARY:Etapa no calendário");
    expect(text).toContain("DTSTART;VALUE=DATE:20990307");
    expect(text).toContain("DTEND;VALUE=DATE:20990309");
    expect(text).toContain("SUMMARY:Inscrições terminam: Etapa no calendário");
    expect(text).toContain("LOCATION:Praia Mole");
    expect(text).not.toContain("rascunho");
  });

  test("are there for an active federation alone", async () => {
    const waiting = await createFederation(api(), "Que espera", false);
    for (const key of [waiting.id, "nada", "00000000-0000-4000-8000-000000000000"])
      expect((await calendarOf(key)).status).toBe(404);
  });
});

describe("where a federation's arenas are", () => {
  test("is counted by state and city, without those that are suspended", async () => {
    const own = await createFederation(api(), "Do mapa");
    for (const [city, uf, active] of [
      ["Florianópolis", "SC", true],
      ["Florianópolis", "SC", true],
      ["Curitiba", "PR", true],
      ["Curitiba", "PR", false],
      [null, null, true],
    ] as const) {
      const { id } = await createArena(api(), "Do mapa");
      await api().db.arena.update({ where: { id }, data: { federationId: own.id, city, uf, active } });
    }
    const { viewer } = await api().data(
      `{ viewer { federationMember { federation { arenaPlaces { uf city arenaCount } } } } }`,
      {},
      own.manager.token,
    );
    expect(viewer.federationMember.federation.arenaPlaces).toEqual([
      { uf: "SC", city: "Florianópolis", arenaCount: 2 },
      { uf: "PR", city: "Curitiba", arenaCount: 1 },
      { uf: null, city: null, arenaCount: 1 },
    ]);
  });
});

describe("what a championship is worth, and for how long it may be protested", () => {
  const update = (globalId: string, change: object) =>
    api().run(
      `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) {
        __typename
        ... on UpdateTournamentSuccess { tournament { sanctionTier protestHours } }
        ... on InvalidInput { fields { path message } }
      } }`,
      { input: { tournamentId: globalId, ...change } },
      federation.manager.token,
    );

  test("is set, changed and emptied in the settings; what is wrong is told beside its field", async () => {
    const event = await championship([category("Masculino B")]);
    const saved = await update(event.globalId, { sanctionTier: "G500", protestHours: 48 });
    expect(saved.data?.["updateTournament"]).toEqual({
      __typename: "UpdateTournamentSuccess",
      tournament: { sanctionTier: "G500", protestHours: 48 },
    });
    for (const [protestHours, message] of [
      [0, "O prazo deve ser de 1 hora ou mais"],
      [337, "O prazo deve ser de até 336 horas"],
    ])
      expect((await update(event.globalId, { protestHours })).data?.["updateTournament"]).toEqual({
        __typename: "InvalidInput",
        fields: [{ path: ["protestHours"], message }],
      });
    const emptied = await update(event.globalId, { sanctionTier: null, protestHours: null });
    expect(emptied.data?.["updateTournament"].tournament).toEqual({ sanctionTier: null, protestHours: null });
  });

  test("passes on to the categories that were worth the same and have not ended", async () => {
    const rankingId = await createRanking(api(), { federationId: federation.id }, {});
    const worth = (name: string, more: object) => category(name, { rankingId, ...more });
    const event = await championship(
      [
        worth("A igual", { rankingTier: "G250" }),
        worth("B própria", { rankingTier: "G1500" }),
        worth("C encerrada", { rankingTier: "G250", settledAt: day("2026-11-08") }),
        category("D sem ranking"),
      ],
      { sanctionTier: "G250" },
    );
    await update(event.globalId, { sanctionTier: "G1000" });
    const after = await api().db.tournamentCategory.findMany({
      where: { tournamentId: event.id },
      orderBy: { name: "asc" },
    });
    expect(after.map(({ rankingTier }) => rankingTier)).toEqual(["G1000", "G1500", "G250", null]);
  });
});

test("nobody of another federation sees anything unpublished", async () => {
  const draft = await championship([category("Masculino B")], { name: "Etapa secreta", publishedAt: null });
  const token = other.manager.token;
  const of = (query: string) => api().run(query, { id: federation.globalId, key: draft.id }, token);
  expect((await of(`query ($key: UUID!) { tournament(key: $key) { name } }`)).data).toEqual({
    tournament: null,
  });
  for (const field of [
    "championships(first: 5) { edges { node { name } } }",
    "season(year: 2099) { tournament { name } }",
    "seasonReport(year: 2026) { athleteCount }",
    "summary { athleteCount }",
  ]) {
    const answer = await of(`query ($id: ID!) { node(id: $id) { ... on Federation { ${field} } } }`);
    expect([field, JSON.stringify(answer)]).not.toEqual([field, expect.stringContaining("Etapa secreta")]);
  }
  const listed = await of(
    `{ tournaments: viewer { federationMember { federation { championships(first: 50) { edges { node { name } } } } } } }`,
  );
  expect(JSON.stringify(listed)).not.toContain("Etapa secreta");
});
