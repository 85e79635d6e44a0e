import { beforeAll, describe, expect, test } from "vitest";
import { addMonths, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { matchGlobalId as gid, PlayedCourts, soon } from "../support/played-courts";
import { createPerson, type Super8Story } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
let hall: PlayedCourts;

beforeAll(async () => {
  hall = await PlayedCourts.open(api(), "Ao Vivo");
});

describe("the live side", () => {
  const next = (story: Super8Story, courtKey: string) =>
    hall.act("callNextMatch", { tournamentId: story.globalId, courtKey });
  const call = (id: string, courtKey: string | null, acceptWarnings = false) =>
    hall.act("callMatch", { matchId: gid(id), courtKey, acceptWarnings });

  test("a free court gets the next match; it is called, begins, ends, and frees its court and its players after rest", async () => {
    const story = await hall.drawn();
    const [match, second] = await hall.matchesOf(story);
    expect(await next(story, hall.courts[0]!)).toMatchObject({
      match: { id: gid(match!.id), status: "CALLED" },
    });
    expect(await next(story, hall.courts[0]!)).toMatchObject({
      code: "COURT_TAKEN",
      message: "Quadra 1 está com o Jogo 1.1.",
    });
    expect(await next(story, hall.courts[1]!)).toMatchObject({ match: { id: gid(second!.id) } });
    expect(await hall.act("startMatch", { matchId: gid(match!.id) })).toMatchObject({
      match: { status: "IN_PROGRESS" },
    });
    expect(await hall.act("startMatch", { matchId: gid(match!.id) })).toMatchObject({
      code: "ALREADY_STARTED",
    });
    expect(await hall.act("uncallMatch", { matchId: gid(match!.id) })).toMatchObject({ code: "NOT_CALLED" });
    const version = (await hall.matchesOf(story))[0]!.version;
    await api().data(
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: gid(match!.id), expectedVersion: version, outcome: "COMPLETED", games: [6, 1] } },
      hall.arena.manager.token,
    );
    // Its court is free, but its players rest.
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { schedule { courts { court { key } current { id } next { id } hint } } } } }`,
      { id: story.globalId },
      hall.arena.manager.token,
    );
    const shown = node.schedule.courts.find(
      (one: { court: { key: string } }) => one.court.key === hall.courts[0],
    );
    expect(shown).toMatchObject({ current: null, next: [] });
    expect(shown.hint).toMatch(/descansa|em quadra/);
    expect(await next(story, hall.courts[0]!)).toMatchObject({ code: "NO_MATCH_READY" });
  });

  test("its players and a minor's guardian find a notice that it was called, and nobody else", async () => {
    const story = await hall.drawn();
    const [match, later] = await hall.matchesOf(story);
    const [player, minor] = match!.players.map(({ athleteId }) => athleteId);
    const free = later!.players.map(({ athleteId }) => athleteId).find((id) => id !== player && id !== minor);
    const [own, mother, idle] = [
      await createPerson(api(), "Joga Agora"),
      await createPerson(api(), "Mãe de Quem Joga"),
      await createPerson(api(), "Joga Depois"),
    ];
    const { athlete } = api().db;
    await athlete.update({ where: { id: player! }, data: { userId: own.userId } });
    await athlete.update({ where: { id: free! }, data: { userId: idle.userId } });
    const birthDate = dayToDatabase(addMonths(dayAt(new Date(), brasiliaTime), -12 * 12));
    await athlete.update({ where: { id: minor! }, data: { birthDate, fullName: "Lia Mendes" } });
    await makeGuardian(api(), { athleteId: minor!, userId: mother.userId });

    await next(story, hall.courts[0]!);
    const titles = async (userId: string) =>
      (await api().db.notice.findMany({ where: { userId } })).map(({ title }) => title);
    expect(await titles(own.userId)).toEqual(["Seu jogo foi chamado: Quadra 1"]);
    expect(await titles(mother.userId)).toEqual(["O jogo de Lia foi chamado: Quadra 1"]);
    expect(await titles(idle.userId)).toEqual([]);
  });

  test("a match called to another court gives its own up; undone, it waits without a place", async () => {
    const story = await hall.drawn();
    const [match] = await hall.matchesOf(story);
    await api().db.match.update({
      where: { id: match!.id },
      data: { courtId: hall.courts[0], scheduledFor: soon(-10), scheduledUntil: soon(30) },
    });
    expect(await call(match!.id, hall.courts[1]!)).toMatchObject({ match: { status: "CALLED" } });
    expect((await hall.matchesOf(story))[0]).toMatchObject({
      courtId: hall.courts[1],
      scheduledFor: soon(-10),
      scheduledUntil: null,
    });
    expect(await hall.act("uncallMatch", { matchId: gid(match!.id) })).toMatchObject({
      match: { status: "SCHEDULED" },
    });
    expect((await hall.matchesOf(story))[0]).toMatchObject({
      courtId: null,
      scheduledFor: null,
      calledAt: null,
    });
  });

  test("players on another court cannot be called; who rests only when one says so", async () => {
    const story = await hall.drawn(4);
    const [one, two] = await hall.matchesOf(story);
    await call(one!.id, hall.courts[0]!);
    expect(await call(two!.id, hall.courts[1]!, true)).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: false,
    });
    await api().db.match.update({
      where: { id: one!.id },
      data: { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1, playedAt: new Date() },
    });
    expect(await call(two!.id, hall.courts[1]!)).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: true,
    });
    expect(await call(two!.id, hall.courts[1]!, true)).toMatchObject({ match: { status: "CALLED" } });
  });

  test("whoever presses for a match whose turn has passed is told whose turn it is", async () => {
    const story = await hall.drawn();
    const [first, second] = await hall.matchesOf(story);
    const [court = ""] = hall.courts;
    const expecting = (id: string) =>
      hall.act("callNextMatch", {
        tournamentId: story.globalId,
        courtKey: court,
        expectedMatchId: gid(id),
      });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { schedule { nextFree { court { key } } courts { court { key } proposal { match { id } reason } } } } } }`,
      { id: story.globalId },
      hall.arena.manager.token,
    );
    expect(node.schedule.nextFree.court.key).toBe(court);
    expect(node.schedule.courts[0]).toMatchObject({
      court: { key: court },
      proposal: {
        match: { id: gid(first!.id) },
        reason: expect.stringMatching(/^Sem horário, .+ descansados\.$/),
      },
    });
    expect(await expecting(second!.id)).toMatchObject({
      code: "NEXT_MATCH_CHANGED",
      message: "Agora é a vez do Jogo 1.1. Confira e chame de novo.",
    });
    expect(await expecting(first!.id)).toMatchObject({ match: { id: gid(first!.id), status: "CALLED" } });
  });

  test("a double click calls once", async () => {
    const story = await hall.drawn();
    const answers = await Promise.all([next(story, hall.courts[0]!), next(story, hall.courts[0]!)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CallNextMatchSuccess",
      "RuleViolation",
    ]);
    expect((await hall.matchesOf(story)).filter(({ status }) => status === "CALLED")).toHaveLength(1);
  });

  test("what is late pushes what comes after it, and every screen hears of it", async () => {
    const story = await hall.drawn();
    const [one, two] = await hall.matchesOf(story);
    const on = (scheduledFor: Date, scheduledUntil: Date) => ({
      courtId: hall.courts[0],
      scheduledFor,
      scheduledUntil,
    });
    await api().db.match.update({ where: { id: one!.id }, data: on(soon(-30), soon(10)) });
    await api().db.match.update({ where: { id: two!.id }, data: on(soon(10), soon(50)) });
    const live = api().subscribe(
      `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { schedule { matches { id status isLate estimatedAt } } } }`,
      { id: story.globalId },
      hall.arena.manager.token,
    );
    const seen = async () => {
      const { value } = await live.next();
      const all = value?.data?.["tournamentChanged"].schedule.matches as {
        id: string;
        status: string;
        isLate: boolean;
        estimatedAt: string;
      }[];
      return [one, two].map((match) => all.find(({ id }) => id === gid(match!.id))!);
    };
    const before = await seen();
    expect(before).toMatchObject([{ isLate: true }, { isLate: false }]);
    expect(new Date(before[1]!.estimatedAt).getTime()).toBeGreaterThanOrEqual(soon(39).getTime());
    await call(one!.id, null);
    expect((await seen())[0]).toMatchObject({ status: "CALLED", isLate: true });
    await hall.act("startMatch", { matchId: gid(one!.id) });
    expect((await seen())[0]).toMatchObject({ status: "IN_PROGRESS", isLate: false });
    await live.stop();
  });
});
