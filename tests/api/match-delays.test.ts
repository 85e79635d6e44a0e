import { beforeAll, describe, expect, test } from "vitest";
import { weekdayOf } from "../../server/platform/time/calendar-day.rules";
import { openEventBus } from "../../server/platform/events/event-bus";
import { createLog } from "../../server/platform/log";
import { clockToDatabase } from "../../server/platform/time/clock-time.rules";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { matchRevisions } from "../../server/competition/live/match-revisions.loader";
import { useApi } from "../support/api";
import { addToCalendar } from "../support/court-calendar";
import { matchGlobalId as gid, PlayedCourts, soon } from "../support/played-courts";
import type { Super8Story } from "../support/story";

const api = useApi();
let hall: PlayedCourts;

beforeAll(async () => {
  hall = await PlayedCourts.open(api(), "Com atraso");
});

interface Delay {
  estimatedAt: string;
  match: { id: string; isLate: boolean };
}
const delays = "delays { estimatedAt match { id isLate } }";
const plan = (id: string, from: number, court = 0) =>
  api().db.match.update({
    where: { id },
    data: { courtId: hall.courts[court], scheduledFor: soon(from), scheduledUntil: soon(from + 40) },
  });
const delaysOf = async ({ id }: Super8Story, token: string | null = null): Promise<Delay[]> =>
  (await api().data(`query ($key: UUID!) { tournament(key: $key) { ${delays} } }`, { key: id }, token))[
    "tournament"
  ].delays;
const minutes = (text: string) => Math.round((new Date(text).getTime() - soon(0).getTime()) / 60_000);

/** Open to everybody, with two matches planned one after the other: the first should have begun half an hour ago. */
async function late() {
  const story = await hall.drawn();
  await api().db.tournament.update({ where: { id: story.id }, data: { isPublic: true } });
  const [first, second] = (await hall.matchesOf(story)).map(({ id }) => id);
  if (!first || !second) throw new Error("nothing was drawn");
  await plan(first, -30);
  await plan(second, 10);
  return { story, first, second };
}

describe("what will probably begin later than planned", () => {
  test("is told to everybody, with what follows it on its court; what keeps to the plan is not", async () => {
    const { story, first, second } = await late();
    const [, , third] = (await hall.matchesOf(story)).map(({ id }) => id);
    await plan(third ?? "", 11 * 60, 1);
    const told = await delaysOf(story);
    expect(told.map(({ match }) => match)).toEqual([
      { id: gid(first), isLate: true },
      { id: gid(second), isLate: false },
    ]);
    const [now = 0, after = 0] = told.map(({ estimatedAt }) => minutes(estimatedAt));
    expect(Math.abs(now)).toBeLessThanOrEqual(1);
    // As long as a match takes, or later because of who rests.
    expect(after - now).toBeGreaterThanOrEqual(40);

    await api().db.match.update({
      where: { id: first },
      data: {
        status: "PLAYED",
        outcome: "COMPLETED",
        winnerSide: 1,
        playedAt: soon(-45),
        startedAt: soon(-85),
      },
    });
    expect(await delaysOf(story)).toEqual([]);
  });

  test("is what the organiser's schedule says, whatever else takes the court", async () => {
    const { story, second } = await late();
    const [court = "", other = ""] = hall.courts;
    const [, , third] = (await hall.matchesOf(story)).map(({ id }) => id);
    await plan(third ?? "", -10, 1);
    await api().db.tournamentCourtHours.deleteMany({ where: { tournamentId: story.id } });
    await api().db.tournamentCourtHours.createMany({
      data: hall.courts.map((courtId) => ({
        tournamentId: story.id,
        courtId,
        startsAt: soon(-300),
        endsAt: soon(900),
      })),
    });
    await api().db.courtBooking.create({
      data: { courtId: court, kind: "RENTAL", label: "Cliente", startsAt: soon(60), endsAt: soon(150) },
    });
    const neighbour = await hall.drawn();
    const [theirs] = await hall.matchesOf(neighbour);
    await api().db.match.update({
      where: { id: theirs?.id ?? "" },
      data: { courtId: court, scheduledFor: soon(160), scheduledUntil: soon(200) },
    });
    await addToCalendar(api().db);
    const teacher = await api().db.teacher.create({
      data: { fullName: "Professora", email: "professora.atraso@teste.example" },
    });
    const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;
    // Where the day is not about to end.
    const now = new Date();
    const isEvening = clockAt(now, "America/Sao_Paulo") >= "21:00";
    const timeZone = isEvening ? "America/Rio_Branco" : "America/Sao_Paulo";
    await api().db.arena.update({ where: { id: hall.arena.id }, data: { timeZone } });
    const day = dayAt(now, timeZone);
    await api().db.weeklyClass.create({
      data: {
        teacherId: teacher.id,
        arenaId: hall.arena.id,
        courtId: other,
        weekday: weekdays[weekdayOf(day)] ?? "SUNDAY",
        startsAt: clockToDatabase("00:00"),
        endsAt: clockToDatabase("23:59"),
        maxStudents: 4,
        category: "Iniciante",
      },
    });

    // Both in one request, in which the clock stands still.
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { ${delays} schedule { matches { id estimatedAt } } } }`,
      { key: story.id },
      hall.arena.manager.token,
    );
    const estimates = new Map<string, string>(
      tournament.schedule.matches.map((match: { id: string; estimatedAt: string }) => [
        match.id,
        match.estimatedAt,
      ]),
    );
    expect(tournament.delays).toHaveLength(3);
    for (const { match, estimatedAt } of tournament.delays) expect(estimatedAt).toBe(estimates.get(match.id));
    const of = (id: string) => tournament.delays.find(({ match }: Delay) => match.id === gid(id));
    expect(minutes(of(second)?.estimatedAt)).toBeGreaterThanOrEqual(199);
    const estimate = new Date(of(third ?? "")?.estimatedAt);
    expect(dayAt(estimate, timeZone)).toBe(day);
    expect(clockAt(estimate, timeZone)).toBe("23:59");
  });

  test("takes one statement, and none where nothing is planned", async () => {
    const { story } = await late();
    const count = async (fields: string) => {
      const ask = () =>
        api().data(`query ($key: UUID!) { tournament(key: $key) { ${fields} } }`, { key: story.id });
      await ask();
      return (await api().statementsOf(ask)).length;
    };
    const board = "categories { matches { status } }";
    const without = await count(board);
    expect(await count(`${board} ${delays}`)).toBe(without + 1);
    for (const [index, { id }] of (await hall.matchesOf(story)).slice(2).entries())
      await plan(id, 40 * index, 1);
    expect(await count(`${board} ${delays}`)).toBe(without + 1);
    await api().db.match.updateMany({ where: { tournamentId: story.id }, data: { scheduledFor: null } });
    expect(await count(`${board} ${delays}`)).toBe(without);
  });
});

describe("whoever follows the matches hears of delays", () => {
  test("also of matches in which nothing changed", async () => {
    const { story, first, second } = await late();
    const live = api().subscribe(
      `subscription ($id: ID!) { matchesChanged(tournamentId: $id) { matches { id } tournament { ${delays} } } }`,
      { id: story.globalId },
      null,
    );
    const told = async () => {
      const { value } = await live.next();
      expect(value?.errors).toBeUndefined();
      const { matches, tournament } = (value?.data ?? {})["matchesChanged"] as {
        matches: { id: string }[];
        tournament: { delays: Delay[] };
      };
      return { changed: matches.map(({ id }) => id), late: tournament.delays.map(({ match }) => match.id) };
    };
    expect(await told()).toEqual({ changed: [], late: [gid(first), gid(second)] });
    await hall.act("callMatch", { matchId: gid(first), courtKey: null, acceptWarnings: false });
    let news = await told();
    while (news.changed.length === 0) news = await told();
    expect(news).toEqual({ changed: [gid(first)], late: [gid(second)] });
    await live.stop();
  });

  test("and every minute without a change, while something is late; not when all is on time", async () => {
    const { story, first, second } = await late();
    const bus = await openEventBus(api().databaseUrl, createLog("silent"));
    try {
      const revisions = matchRevisions({ db: api().db, events: bus }, story.id, 50);
      const { value: start } = await revisions.next();
      const { to: revision } = start;
      expect(start).toEqual({ from: revision, to: revision });
      expect(await revisions.next()).toEqual({ done: false, value: { from: revision, to: revision } });

      await plan(second, 70);
      await plan(first, 30);
      const silent = revisions.next();
      let told = false;
      void silent.then(() => (told = true));
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(told).toBe(false);

      // A change is told at once, and who leaves waits for nothing.
      await hall.act("callMatch", { matchId: gid(first), courtKey: null, acceptWarnings: true });
      expect(await silent).toEqual({ done: false, value: { from: revision, to: revision + 1 } });
      await plan(first, 30);
      await api().db.match.updateMany({ where: { tournamentId: story.id }, data: { status: "SCHEDULED" } });
      const waiting = revisions.next();
      await revisions.return?.();
      expect(await waiting).toEqual({ done: true, value: undefined });
    } finally {
      await bus.close();
    }
  });
});
