import { beforeAll, describe, expect, test } from "vitest";
import type { Prisma } from "../../prisma/generated/client/client";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi, type GraphQLAnswer } from "../support/api";
import { athleteGid } from "../support/class-desk";
import {
  accountOf,
  createFederation,
  createRanking,
  day,
  inStatus,
  publishPlaces,
} from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { webOperations } from "../support/page-operations";
import { RentalDesk } from "../support/rental-desk";
import { createAthletes, createPerson, createSuper8, type Person } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const desk = new RentalDesk(api, "Das coisas próprias");
const operations = webOperations();
const today = dayAt(new Date(), brasiliaTime);
/** A month without other events. */
const far = addMonths(firstOfMonth(today), 14);
let athlete: string;
let self: Person;
let stranger: Person;

beforeAll(async () => {
  athlete = desk.athletes[0]!;
  self = await accountOf(api(), athlete);
  stranger = await createPerson(api(), "Estranha");
});

/** What a dialog asks for, word for word. */
async function dialog(name: string, token: string, variables: object = {}, key = athlete) {
  const answer = await api().data(operations.get(name) ?? "", { key, ...variables }, token);
  return answer["athlete"];
}
const statementsOf = async (name: string, variables: object = {}) => {
  await dialog(name, self.token, variables);
  return (await api().statementsOf(() => dialog(name, self.token, variables))).length;
};
const everybodyElse: [string, () => string][] = [
  ["a stranger", () => stranger.token],
  ["who manages their arena", () => desk.arena.manager.token],
];

type Play = Partial<Prisma.TournamentUncheckedCreateInput>;

async function play(
  name: string,
  more: Play = {},
  enrolment: Partial<Prisma.EnrolmentUncheckedCreateInput> = {},
) {
  const { id } = await api().db.tournament.create({
    data: {
      name,
      kind: "INTERNAL",
      category: "Fun",
      startDate: day("2026-11-07"),
      arenaId: desk.arena.id,
      ...more,
      enrolments: { create: { athleteId: athlete, ...enrolment } },
    },
  });
  return id;
}

describe("'Meus Torneios'", () => {
  const phases = ["running", "upcoming", "past"] as const;
  const told = async (token: string) => {
    const seen = await dialog("OwnTournamentsDialogQuery", token);
    return Object.fromEntries(
      phases.map((phase) => [
        phase,
        {
          count: seen[phase].totalCount as number,
          names: seen[phase].edges.map(
            (edge: { node: { tournamentName: string } }) => edge.node.tournamentName,
          ),
          nodes: seen[phase].edges.map((edge: { node: object }) => edge.node),
        },
      ]),
    );
  };

  beforeAll(async () => {
    await play("em jogo", inStatus("IN_PROGRESS"), { status: "PLAYING" });
    await play(
      "por vir",
      { maxParticipants: 32, ...inStatus("REGISTRATION_OPEN") },
      { feeInCents: 8_000, enrolledAt: new Date("2026-10-20T17:30:00Z") },
    );
    const withLimit = await play("por vir, categoria", { maxParticipants: 64 }, { status: "CANCELLED" });
    const { id: categoryId } = await api().db.tournamentCategory.create({
      data: { tournamentId: withLimit, name: "Masculino B", level: "B", gender: "MALE", maxParticipants: 16 },
    });
    await api().db.enrolment.create({ data: { tournamentId: withLimit, categoryId, athleteId: athlete } });
    await play("por pagar", {}, { status: "AWAITING_PAYMENT", feeInCents: 5_000 });
    await play("eliminado", inStatus("IN_PROGRESS"), { status: "ELIMINATED" });
    await play(
      "vencido",
      { ...inStatus("FINISHED"), endDate: day("2026-11-08") },
      { status: "FINISHED", finalPosition: 1 },
    );
  });

  test("has what is played now, what will be and what was, each with its number", async () => {
    const { running, upcoming, past } = await told(self.token);
    expect([running?.count, running?.names]).toEqual([1, ["em jogo"]]);
    expect(upcoming?.count).toBe(2);
    expect(upcoming?.names.toSorted()).toEqual(["por vir", "por vir, categoria"]);
    expect(past?.count).toBe(3);
    expect(past?.names.toSorted()).toEqual(["eliminado", "por vir, categoria", "vencido"]);
  });

  test("says of each since when, for how much and of how many it is", async () => {
    const { upcoming } = await told(self.token);
    const nodes = upcoming?.nodes as { tournamentName: string }[];
    expect(nodes.find(({ tournamentName }) => tournamentName === "por vir")).toMatchObject({
      feeInCents: 8_000,
      maxParticipants: 32,
      enrolledAt: "2026-10-20T17:30:00.000Z",
      timeZone: brasiliaTime,
    });
    expect(nodes.find(({ tournamentName }) => tournamentName !== "por vir")).toMatchObject({
      category: "Masculino B",
      maxParticipants: 16,
      feeInCents: 0,
    });
  });

  test("keeps to oneself, and to who runs the tournament, what was paid and since when", async () => {
    const runs = await told(desk.arena.manager.token);
    expect(runs["past"]?.nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          tournamentName: "vencido",
          feeInCents: 0,
          enrolledAt: expect.any(String) as string,
        }),
      ]),
    );
    const seen = await told(stranger.token);
    expect(seen["running"]?.nodes).toEqual([]);
    expect(seen["past"]?.nodes).toMatchObject([
      { tournamentName: "vencido", feeInCents: null, enrolledAt: null },
    ]);
  });

  test("is as many statements for many tournaments as for a few", async () => {
    const before = await statementsOf("OwnTournamentsDialogQuery");
    for (let more = 0; more < 6; more++) {
      await play(`mais um ${more}`, inStatus("IN_PROGRESS"), { status: "PLAYING" });
      await play(`outro mais ${more}`);
    }
    expect(await statementsOf("OwnTournamentsDialogQuery")).toBe(before);
    // Each tab reads its enrolments, their tournaments with their arenas, and their categories.
    expect(before).toBeLessThanOrEqual(22);
  });
});

describe("'Meus Rankings'", () => {
  const places = (edges: { node: object }[]) =>
    edges.map(({ node }) => {
      const { position, month, ranking } = node as {
        position: number;
        month: string;
        ranking: { key: string };
      };
      return [ranking.key, month, position];
    });
  const at = (position: number) => [{ athleteId: athlete, position, points: 1000 - position }];

  test("has where one stands, the best first, and all months of lists that stand, the newest first", async () => {
    const federation = await createFederation(api(), "Das posições");
    const months = { "2026-09-01": at(4), "2026-10-01": at(12), "2026-11-01": at(11) };
    const state = await createRanking(api(), { federationId: federation.id }, months);
    const local = await createRanking(api(), { arenaId: desk.arena.id }, { "2026-10-01": at(7) });
    // Stopped, and another athlete is in it.
    const stopped = await createRanking(
      api(),
      { arenaId: desk.arena.id },
      { "2026-08-01": [...at(1), { athleteId: desk.athletes[1]!, position: 2, points: 900 }] },
      false,
    );
    // October was corrected: its first list stands no more.
    const corrected = await api().db.rankingVersion.findFirstOrThrow({
      where: { rankingId: state, month: day("2026-10-01") },
    });
    const of = { rankingId: state, month: day("2026-10-01") };
    await api().db.rankingVersion.create({
      data: {
        ...of,
        number: 2,
        correctsId: corrected.id,
        reason: "Resultado que faltava",
        positions: { create: { ...of, athleteId: athlete, position: 9, points: 991 } },
      },
    });

    const seen = await dialog("OwnRankingsDialogQuery", self.token);
    expect(places(seen.rankingPositions.edges)).toEqual([
      [local, "2026-10-01", 7],
      [state, "2026-11-01", 11],
    ]);
    expect(places(seen.rankingHistory.edges)).toEqual([
      [state, "2026-11-01", 11],
      [local, "2026-10-01", 7],
      [state, "2026-10-01", 9],
      [state, "2026-09-01", 4],
      [stopped, "2026-08-01", 1],
    ]);
    // Its name and the own place are shown, its lists are not.
    const byKey = `query ($key: UUID!) { ranking(key: $key) { name } }`;
    expect((await api().data(byKey, { key: stopped }, self.token))["ranking"]).toBeNull();
    const lists = await api().run(
      `query ($key: UUID!) { athlete(key: $key) { rankingHistory(first: 20) { edges { node { ranking {
        name positions(first: 5) { edges { node { points athlete { displayName } } } } } } } } } }`,
      { key: athlete },
      self.token,
    );
    expect(lists.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    // An arena's own ranking is nobody's who is not in it.
    const other = await dialog("OwnRankingsDialogQuery", stranger.token);
    expect(places(other.rankingHistory.edges).map(([ranking]) => ranking)).toEqual([state, state, state]);
  });

  test("is as many statements for many months as for a few", async () => {
    const before = await statementsOf("OwnRankingsDialogQuery");
    const { id } = await api().db.ranking.findFirstOrThrow({
      where: { arenaId: desk.arena.id, active: true },
    });
    for (let month = 1; month <= 9; month++)
      await publishPlaces(api().db, id, `2026-0${month}-01`, at(month));
    expect(await statementsOf("OwnRankingsDialogQuery")).toBe(before);
    expect(before).toBeLessThanOrEqual(12);
  });
});

describe("'Financeiro'", () => {
  const owe = (description: string, amountInCents: number, dueOn: string, state = {}) =>
    createCharge(
      api().db,
      {
        arenaId: desk.arena.id,
        athleteId: athlete,
        serviceType: "RENTAL",
        description,
        amountInCents,
        serviceDate: dayToDatabase(today),
        dueOn: dayToDatabase(dueOn),
      },
      state,
    );

  test("has three sums and each charge under how it stands, with the code that pays it", async () => {
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { pixKey: "pix@teste.example" } });
    await owe("Quadra paga", 7_000, today, { status: "PAID" });
    await owe("Quadra a pagar", 5_000, addDays(today, 10));
    await owe("Quadra atrasada", 3_000, addDays(today, -10));
    const { id, charges } = await dialog("OwnMoneyDialogQuery", self.token);
    expect(charges).toMatchObject({
      count: 3,
      paidCount: 1,
      pendingCount: 1,
      overdueCount: 1,
      receivedInCents: 7_000,
      pendingInCents: 8_000,
      overdueInCents: 3_000,
    });
    const codes = charges.charges.edges.map(
      ({ node }: { node: { description: string; pixCode: string | null } }) => [
        node.description,
        node.pixCode === null,
      ],
    );
    expect(codes.toSorted()).toEqual([
      ["Quadra a pagar", false],
      ["Quadra atrasada", false],
      ["Quadra paga", true],
    ]);
    const late = await api().data(
      operations.get("OwnMoneyDialogListQuery") ?? "",
      { id, standing: "OVERDUE" },
      self.token,
    );
    expect(late["node"].charges.charges.edges).toMatchObject([{ node: { description: "Quadra atrasada" } }]);
    expect((await dialog("OwnMoneyDialogQuery", stranger.token)).charges).toBeNull();
  });

  test("is no more statements for many charges than for a few", async () => {
    const before = await statementsOf("OwnMoneyDialogQuery");
    for (let more = 0; more < 8; more++) await owe(`Mais uma ${more}`, 1_000, addDays(today, 3));
    expect(await statementsOf("OwnMoneyDialogQuery")).toBeLessThanOrEqual(before);
    expect(before).toBeLessThanOrEqual(10);
  });
});

interface Event {
  kind: string;
  title: string;
  firstDay: string;
  lastDay: string;
  isCancelled: boolean;
  path: string | null;
  startsAt: string | null;
}
const agenda = async (month: string, token = self.token, key = athlete): Promise<Event[]> =>
  (await dialog("OwnCalendarDialogQuery", token, { month }, key)).agenda;
const next = async (token = self.token, key = athlete): Promise<Event[]> =>
  (await dialog("OwnCalendarDialogQuery", token, { month: today }, key)).nextInAgenda;

describe("'Calendário'", () => {
  test("has the classes and the days of a month, also what fell out of it", async () => {
    const { pageKey: arenaKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
    const gid = await desk.scheduled({ name: "Turma da tarde", athleteIds: [athleteGid(athlete)] });
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const fields = "... on AskForDayUseSuccess { dayUse { id } }";
    await desk.act("askForDayUse", { arenaKey, date: desk.day }, self.token, fields);
    const of = async () => (await agenda(desk.day)).filter(({ firstDay }) => firstDay === desk.day);
    expect(await of()).toMatchObject([
      {
        kind: "OTHER",
        title: "Day Use, Arena Das coisas próprias",
        isCancelled: false,
        path: `/arena/${arenaKey}`,
      },
      {
        kind: "CLASS",
        title: "Turma da tarde · D",
        startsAt: desk.at("18:00").toISOString(),
        lastDay: desk.day,
        isCancelled: false,
        path: `/athlete-classes/${athlete}`,
      },
    ]);
    await desk.act("cancelClass", { sessionId: gid, scope: "THIS", reason: "Chuva" });
    expect((await of()).map(({ kind, isCancelled }) => [kind, isCancelled])).toEqual([
      ["OTHER", false],
      ["CLASS", true],
    ]);
    expect((await next()).map(({ kind }) => kind)).not.toContain("CLASS");
    const elsewhere = await agenda(addMonths(firstOfMonth(desk.day), 2));
    expect(elsewhere.map(({ kind }) => kind)).not.toContain("CLASS");
  });

  test("has a tournament on all of its days, in each month it reaches into", async () => {
    const second = addMonths(far, 1);
    const [firstDay, lastDay] = [addDays(second, -2), addDays(second, 1)];
    const days = { startDate: dayToDatabase(firstDay), endDate: dayToDatabase(lastDay) };
    const id = await play("De uma virada", days);
    const path = `/torneio/${id}`;
    const whole = { kind: "TOURNAMENT", title: "De uma virada", startsAt: null, firstDay, lastDay, path };
    expect(await agenda(addDays(far, 14))).toMatchObject([whole]);
    expect(await agenda(addDays(second, 20))).toMatchObject([whole]);
    expect(await agenda(addMonths(far, -1))).toEqual([]);
    expect(await agenda(addMonths(far, 2))).toEqual([]);
    // Of a draft one knows that one is in it, and has no page to go to.
    await api().db.tournament.update({ where: { id }, data: { publishedAt: null } });
    expect(await agenda(addDays(far, 14))).toMatchObject([{ ...whole, path: null }]);
  });

  test("reads a match's day off the clocks of its place", async () => {
    const story = await createSuper8(api(), desk.arena);
    const player = story.athleteIds[0]!;
    const { token } = await accountOf(api(), player);
    const { id } = await api().db.match.findFirstOrThrow({
      where: { tournamentId: story.id, players: { some: { athleteId: player } } },
    });
    const second = addMonths(far, 1);
    const firstDay = addDays(second, -1);
    const late = instantAt(firstDay, "22:30", brasiliaTime);
    await api().db.match.update({ where: { id }, data: { scheduledFor: late } });
    expect(await agenda(far, token, player)).toMatchObject([
      { kind: "MATCH", firstDay, startsAt: late.toISOString(), path: `/torneio/${story.id}` },
    ]);
    expect(await agenda(second, token, player)).toEqual([]);
  });

  test("tells the next five of what stands, in their order", async () => {
    const story = await createSuper8(api(), desk.arena);
    const player = story.athleteIds[0]!;
    const { token } = await accountOf(api(), player);
    const matches = await api().db.match.findMany({
      where: { tournamentId: story.id, players: { some: { athleteId: player } } },
      orderBy: { round: "asc" },
    });
    const noon = (days: number) => instantAt(addDays(today, days), "12:00", brasiliaTime);
    for (const [index, { id }] of matches.entries())
      await api().db.match.update({
        where: { id },
        data: { scheduledFor: noon(index - 1), ...(index === 3 ? { status: "CANCELLED" as const } : {}) },
      });
    // Of seven matches one was yesterday, one is today before or after noon, and one was cancelled.
    const days = (await next(token, player)).map(({ kind, firstDay }) => [kind, firstDay]);
    const ahead = [3, 4, 5].map((more) => ["MATCH", addDays(today, more)]);
    expect(days.filter(([, firstDay]) => firstDay! > today)).toEqual([
      ["MATCH", addDays(today, 1)],
      ...ahead,
    ]);
    await api().db.tournament.update({
      where: { id: story.id },
      data: { startDate: dayToDatabase(addDays(today, 2)) },
    });
    expect((await next(token, player)).map(({ kind }) => kind)).toContain("TOURNAMENT");
    await api().db.match.updateMany({
      where: { tournamentId: story.id },
      data: { scheduledFor: noon(8), status: "SCHEDULED" },
    });
    expect(await next(token, player)).toHaveLength(5);
  });

  test.each(everybodyElse)("is nothing to %s, in the dialog and on the page", async (_who, token) => {
    for (const query of ["OwnCalendarDialogQuery", "AgendaPageQuery"])
      expect(await dialog(query, token(), { month: today })).toMatchObject({
        agenda: null,
        nextInAgenda: null,
      });
  });

  test("the page of their own has the same, and whether their phone follows it", async () => {
    const seen = await dialog("AgendaPageQuery", self.token, { month: today });
    const { agenda: ofMonth, nextInAgenda } = await dialog("OwnCalendarDialogQuery", self.token, {
      month: today,
    });
    expect(seen).toMatchObject({ hasCalendarFeed: false, agenda: ofMonth, nextInAgenda });
  });

  test("is there for who answers for a minor while they act for them", async () => {
    const [child = ""] = await createAthletes(api(), desk.arena.id, 1, "Criança");
    await api().db.athlete.update({
      where: { id: child },
      data: { birthDate: dayToDatabase(addMonths(today, -120)) },
    });
    const mother = await createPerson(api(), "Mãe da Criança");
    await makeGuardian(api(), { athleteId: child, userId: mother.userId });
    await desk.scheduled({ athleteIds: [athleteGid(child)] });
    const asked = async (actsFor: string | null) => {
      const response = await fetch(`${api().url}/graphql`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${mother.token}`,
          ...(actsFor === null ? {} : { "X-Atleta": actsFor }),
        },
        body: JSON.stringify({
          query: operations.get("OwnCalendarDialogQuery"),
          variables: { key: child, month: desk.day },
        }),
      });
      return ((await response.json()) as GraphQLAnswer).data?.["athlete"].agenda;
    };
    expect(await asked(child)).toMatchObject([{ kind: "CLASS", firstDay: desk.day }]);
    expect(await asked(null)).toBeNull();
  });

  test("is as many statements for much as for little", async () => {
    const month = { month: desk.day };
    await desk.scheduled({ athleteIds: [athleteGid(athlete)] });
    await play("Do mês", { startDate: dayToDatabase(desk.day) });
    const before = await statementsOf("OwnCalendarDialogQuery", month);
    const ofPage = await statementsOf("AgendaPageQuery", month);
    for (const startsAt of ["08:00", "09:00", "10:00"])
      await desk.scheduled({
        athleteIds: [athleteGid(athlete)],
        startsAt,
        endsAt: startsAt.replace(":00", ":50"),
      });
    for (let more = 0; more < 4; more++) await play(`Do mês ${more}`, { startDate: dayToDatabase(desk.day) });
    // Two loads share a statement only if they begin at the same moment. A statement per row would be three more.
    expect(await statementsOf("OwnCalendarDialogQuery", month)).toBeLessThan(before + 3);
    expect(await statementsOf("AgendaPageQuery", month)).toBeLessThan(ofPage + 3);
    // The page also reads whether there is a calendar link.
    expect(ofPage).toBeLessThan(before + 3);
    // Of the month and of what comes next: matches with who plays where, classes, rentals, tournaments.
    expect(before).toBeLessThan(28);
  });
});

describe("the top of one's own page", () => {
  const top = `query ($key: UUID!) { athlete(key: $key) { clubs openCharges { count overdueCount amountInCents }
    nextUp { kind title detail court place people startsAt estimatedAt isCalled path } } }`;
  const seen = async (token: string, key: string) => (await api().data(top, { key }, token))["athlete"];
  const at = (days: number, time: string) => instantAt(addDays(today, days), time, brasiliaTime);

  async function player() {
    const story = await createSuper8(api(), desk.arena);
    const [athleteId = ""] = story.athleteIds;
    const { token } = await accountOf(api(), athleteId);
    const matches = await api().db.match.findMany({
      where: { tournamentId: story.id, players: { some: { athleteId } } },
      orderBy: { round: "asc" },
    });
    return { story, athleteId, token, matches, ids: matches.map(({ id }) => id) };
  }

  test("has the next match with its court, partner and opponents", async () => {
    const { story, athleteId, token, ids } = await player();
    const [first = "", second = ""] = ids;
    await api().db.match.update({ where: { id: second }, data: { scheduledFor: at(2, "09:00") } });
    await api().db.match.update({
      where: { id: first },
      data: { scheduledFor: at(1, "09:00"), courtId: desk.courts[0]! },
    });
    const { nextUp, clubs } = await seen(token, athleteId);
    expect(nextUp).toMatchObject({
      kind: "MATCH",
      court: "Quadra 1",
      place: "Arena Das coisas próprias",
      startsAt: at(1, "09:00").toISOString(),
      estimatedAt: null,
      isCalled: false,
    });
    expect(nextUp.detail).toMatch(/^Rodada 1, jogo \d, /);
    expect(nextUp.people).toMatch(/^Com [^,]+, contra .+ e .+$/);
    expect(clubs).toEqual(["Arena Das coisas próprias"]);
    // The page of a tournament that is not public is not open to an athlete who plays in it.
    expect([null, `/torneio/${story.id}?aba=meus-jogos`]).toContain(nextUp.path);
  });

  test("keeps a match that runs late, with the time at which it will probably begin", async () => {
    const { athleteId, token, matches } = await player();
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const [first, second] = matches;
    // Another match is still on the only court, so that the athlete's own cannot begin when it should have.
    const other = await api().db.match.findFirstOrThrow({
      where: { tournamentId: first!.tournamentId, round: 1, players: { none: { athleteId } } },
    });
    await api().db.match.update({
      where: { id: other.id },
      data: {
        courtId: desk.courts[1]!,
        scheduledFor: minutes(-60),
        status: "IN_PROGRESS",
        startedAt: minutes(-5),
        calledAt: minutes(-6),
      },
    });
    await api().db.match.update({
      where: { id: first!.id },
      data: { courtId: desk.courts[1]!, scheduledFor: minutes(-20) },
    });
    await api().db.match.update({ where: { id: second!.id }, data: { scheduledFor: minutes(200) } });
    const { nextUp } = await seen(token, athleteId);
    expect(nextUp.startsAt).toBe(
      (await api().db.match.findUniqueOrThrow({ where: { id: first!.id } })).scheduledFor?.toISOString(),
    );
    expect(Date.parse(nextUp.estimatedAt)).toBeGreaterThan(Date.now());

    // Called to its court it is the athlete's turn; after the finish the tournament has nothing next.
    await api().db.match.update({
      where: { id: first!.id },
      data: { status: "CALLED", calledAt: minutes(0) },
    });
    expect((await seen(token, athleteId)).nextUp).toMatchObject({ isCalled: true, estimatedAt: null });
    await api().db.tournament.update({
      where: { id: first!.tournamentId },
      data: inStatus("FINISHED"),
    });
    expect((await seen(token, athleteId)).nextUp).toBeNull();
  });

  test("has a class that comes before the match, with its teacher", async () => {
    const { athleteId, token, ids } = await player();
    await api().db.match.update({ where: { id: ids[0]! }, data: { scheduledFor: at(60, "09:00") } });
    await desk.scheduled({ athleteIds: [athleteGid(athleteId)], startsAt: "06:00", endsAt: "06:50" });
    const { nextUp } = await seen(token, athleteId);
    expect(nextUp).toMatchObject({
      kind: "CLASS",
      estimatedAt: null,
      path: `/athlete-classes/${athleteId}`,
    });
    expect(nextUp.people).toMatch(/^Com [^,]+$/);
  });

  test("counts what is open, late or not, and not what is paid", async () => {
    const [payer = ""] = await createAthletes(api(), desk.arena.id, 1);
    const { token } = await accountOf(api(), payer);
    expect(await seen(token, payer)).toMatchObject({
      nextUp: null,
      openCharges: { count: 0, overdueCount: 0, amountInCents: 0 },
    });
    const owe = (amountInCents: number, dueIn: number, status: "PENDING" | "PAID" = "PENDING") =>
      createCharge(
        api().db,
        {
          arenaId: desk.arena.id,
          athleteId: payer,
          serviceType: "RENTAL",
          description: "Locação",
          amountInCents,
          serviceDate: dayToDatabase(today),
          dueOn: dayToDatabase(addDays(today, dueIn)),
        },
        { status },
      );
    await owe(5_000, -9);
    await owe(7_000, 9);
    await owe(9_000, 9, "PAID");
    expect((await seen(token, payer)).openCharges).toEqual({
      count: 2,
      overdueCount: 1,
      amountInCents: 12_000,
    });
  });

  test("is a constant number of statements, however much there is: few for the top, and no more than that waits", async () => {
    const { athleteId, token } = await player();
    const asked = async (name: string, variables: object = {}) => {
      const ask = () => api().data(operations.get(name) ?? "", { key: athleteId, ...variables }, token);
      await ask();
      return api().statementsOf(ask);
    };
    // The cards below the top, and the pictures further down, have queries of their own.
    const all = async () => ({
      top: await asked("AthleteProfilePageQuery", { teaching: false }),
      cards: await asked("ProfileCardsQuery"),
      figures: await asked("ProfileFiguresQuery"),
    });
    const before = await all();
    for (const startsAt of ["20:00", "21:00"])
      await desk.scheduled({
        athleteIds: [athleteGid(athleteId)],
        startsAt,
        endsAt: startsAt.replace(":00", ":50"),
      });
    const after = await all();
    for (const part of ["top", "cards", "figures"] as const)
      expect(after[part].length, after[part].join("\n")).toBe(before[part].length);
    // Who asks; the athlete; the next match; the next class; what is to be paid; a record under their address.
    expect(before.top.length, before.top.join("\n")).toBeLessThanOrEqual(6);
    expect(before.cards.length, before.cards.join("\n")).toBeLessThanOrEqual(27);
    expect(before.figures.length, before.figures.join("\n")).toBeLessThanOrEqual(7);
  });

  test.each(everybodyElse)("is nothing to %s", async (_who, token) => {
    expect(await seen(token(), athlete)).toEqual({ clubs: null, openCharges: null, nextUp: null });
  });
});
