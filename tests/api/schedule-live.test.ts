import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { isOverlapViolation } from "../../server/platform/database";
import { useApi } from "../support/api";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let courts: string[];

beforeAll(async () => {
  arena = await createArena(api(), "Ao Vivo");
});

/** Courts of its own for each test: one court holds one match, of whatever tournament. */
async function drawn(players = 8): Promise<Super8Story> {
  const story = await createSuper8(api(), arena, players);
  const from = Math.max(
    0,
    ...(await api().db.court.findMany({ where: { arenaId: arena.id } })).map((c) => c.number),
  );
  await api().db.court.createMany({
    data: [1, 2].map((number) => ({ arenaId: arena.id, number: from + number, name: `Quadra ${number}` })),
  });
  const made = await api().db.court.findMany({
    where: { arenaId: arena.id, number: { gt: from } },
    orderBy: { number: "asc" },
  });
  courts = made.map(({ id }) => id);
  await api().db.match.updateMany({ where: { tournamentId: story.id }, data: { courtId: null } });
  await api().db.tournamentCourtHours.createMany({
    data: courts.map((courtId) => ({
      tournamentId: story.id,
      courtId,
      startsAt: new Date("2020-01-01T00:00:00Z"),
      endsAt: new Date("2035-01-01T00:00:00Z"),
    })),
  });
  return story;
}

async function act(name: string, input: object, answer = "match { id status }") {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const data = await api().data(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on ${type}Success { ${answer} }
      ... on UserError { code message path }
      ${["MoveMatch", "CallMatch"].includes(type) ? "... on ScheduleConflicts { acceptable conflicts { reason hard } }" : ""} } }`,
    { input },
    arena.manager.token,
  );
  return data[name];
}
const matchesOf = ({ id }: Super8Story) =>
  api().db.match.findMany({
    where: { tournamentId: id },
    orderBy: [{ round: "asc" }, { order: "asc" }],
    include: { players: true },
  });
const gid = (id: string) => encodeGlobalId("Match", id);
const minute = 60_000;
/** A full minute some minutes from now. */
const soon = (minutes: number) => new Date(Math.floor(Date.now() / minute) * minute + minutes * minute);

describe("moving a match", () => {
  const move = async (id: string, courtKey: string | null, startsAt: Date | null, acceptWarnings = false) => {
    const { revision } = await api().db.match.findUniqueOrThrow({ where: { id } });
    return act("moveMatch", {
      matchId: gid(id),
      courtKey,
      startsAt: startsAt?.toISOString() ?? null,
      expectedRevision: revision,
      acceptWarnings,
    });
  };

  test("to a free court, and out of the schedule again", async () => {
    const story = await drawn();
    const [match] = await matchesOf(story);
    expect(await move(match!.id, courts[0]!, soon(600))).toMatchObject({ __typename: "MoveMatchSuccess" });
    expect((await matchesOf(story))[0]).toMatchObject({
      courtId: courts[0],
      scheduledFor: soon(600),
      scheduledUntil: soon(640),
    });
    expect(await move(match!.id, null, null)).toMatchObject({ __typename: "MoveMatchSuccess" });
    expect((await matchesOf(story))[0]).toMatchObject({
      courtId: null,
      scheduledFor: null,
      scheduledUntil: null,
    });
    expect(await move(match!.id, courts[0]!, null)).toMatchObject({
      code: "INVALID_INPUT",
      path: ["startsAt"],
    });
  });

  test("a taken court is refused even when warnings are accepted", async () => {
    const story = await drawn();
    const [one, two] = await matchesOf(story);
    await move(one!.id, courts[0]!, soon(600));
    const answer = await move(two!.id, courts[0]!, soon(620), true);
    expect(answer).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: false,
      conflicts: [{ hard: true, reason: expect.stringMatching(/^Quadra 1 já recebe o Jogo 1\.1 das /) }],
    });
    expect((await matchesOf(story))[1]).toMatchObject({ scheduledFor: null });
  });

  test("a short rest is told with its reason, and may be accepted", async () => {
    const story = await drawn();
    const matches = await matchesOf(story);
    const one = matches[0]!;
    const next = matches.find(
      (match) =>
        match.id !== one.id &&
        match.players.some((p) => one.players.some((q) => q.athleteId === p.athleteId)),
    )!;
    await move(one.id, courts[0]!, soon(600));
    expect(await move(next.id, courts[1]!, soon(650))).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: true,
      conflicts: [
        { hard: false, reason: expect.stringContaining("10 min de descanso entre este jogo e o Jogo 1.1") },
      ],
    });
    expect(await move(next.id, courts[1]!, soon(620), true)).toMatchObject({ acceptable: false });
    expect(await move(next.id, courts[1]!, soon(650), true)).toMatchObject({
      __typename: "MoveMatchSuccess",
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Match { scheduleConflicts { kind hard } } } }`,
      { id: gid(next.id) },
      arena.manager.token,
    );
    expect(node.scheduleConflicts).toEqual([{ kind: "REST_TOO_SHORT", hard: false }]);
  });

  test("of two people who move the same match, the second is told", async () => {
    const story = await drawn();
    const [match] = await matchesOf(story);
    const input = (courtKey: string) => ({
      matchId: gid(match!.id),
      courtKey,
      startsAt: soon(600).toISOString(),
      expectedRevision: match!.revision,
      acceptWarnings: false,
    });
    const answers = await Promise.all([
      act("moveMatch", input(courts[0]!)),
      act("moveMatch", input(courts[1]!)),
    ]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "MoveMatchSuccess",
      "RuleViolation",
    ]);
    expect(answers.find(({ code }) => code)).toMatchObject({ code: "MATCH_CHANGED" });
  });

  test("two tournaments never hold one court at one time, whoever is faster", async () => {
    const one = await drawn();
    const [court = ""] = courts;
    const two = await drawn();
    await api().db.tournamentCourtHours.create({
      data: { tournamentId: two.id, courtId: court, startsAt: soon(0), endsAt: soon(10_000) },
    });
    const matches = [...(await matchesOf(one)).slice(0, 1), ...(await matchesOf(two)).slice(0, 1)];
    const answers = await Promise.all(matches.map(({ id }) => move(id, court, soon(900))));
    expect(answers.filter(({ __typename }) => __typename === "MoveMatchSuccess")).toHaveLength(1);
    const refused = answers.find(({ __typename }) => __typename !== "MoveMatchSuccess");
    expect(["COURT_TAKEN", "SCHEDULE_CONFLICTS"]).toContain(refused.code);
  });
});

test("the database itself lets no two matches overlap on a court, until one of them is over", async () => {
  const [one, two] = await matchesOf(await drawn());
  const on = { courtId: courts[0], scheduledFor: soon(600), scheduledUntil: soon(640) };
  await api().db.match.update({ where: { id: one!.id }, data: on });
  const write = () => api().db.match.update({ where: { id: two!.id }, data: on });
  const error: unknown = await write().catch((thrown: unknown) => thrown);
  expect(isOverlapViolation(error)).toBe(true);
  await api().db.match.update({
    where: { id: one!.id },
    data: { status: "PLAYED", winnerSide: 1, outcome: "COMPLETED", playedAt: new Date() },
  });
  expect(await write()).toMatchObject({ courtId: courts[0] });
});

describe("the live side", () => {
  const next = (story: Super8Story, courtKey: string) =>
    act("callNextMatch", { tournamentId: story.globalId, courtKey });
  const call = (id: string, courtKey: string | null, acceptWarnings = false) =>
    act("callMatch", { matchId: gid(id), courtKey, acceptWarnings });

  test("a free court gets the next match; it is called, begins, ends, and frees its court and its players after rest", async () => {
    const story = await drawn();
    const [match, second] = await matchesOf(story);
    expect(await next(story, courts[0]!)).toMatchObject({ match: { id: gid(match!.id), status: "CALLED" } });
    expect(await next(story, courts[0]!)).toMatchObject({
      code: "COURT_TAKEN",
      message: "Quadra 1 está com o Jogo 1.1.",
    });
    expect(await next(story, courts[1]!)).toMatchObject({ match: { id: gid(second!.id) } });
    expect(await act("startMatch", { matchId: gid(match!.id) })).toMatchObject({
      match: { status: "IN_PROGRESS" },
    });
    expect(await act("startMatch", { matchId: gid(match!.id) })).toMatchObject({ code: "ALREADY_STARTED" });
    expect(await act("uncallMatch", { matchId: gid(match!.id) })).toMatchObject({ code: "NOT_CALLED" });
    const version = (await matchesOf(story))[0]!.version;
    await api().data(
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: gid(match!.id), expectedVersion: version, outcome: "COMPLETED", games: [6, 1] } },
      arena.manager.token,
    );
    // Its court is free, but its players rest.
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { schedule { courts { court { key } current { id } next { id } hint } } } } }`,
      { id: story.globalId },
      arena.manager.token,
    );
    const shown = node.schedule.courts.find((one: { court: { key: string } }) => one.court.key === courts[0]);
    expect(shown).toMatchObject({ current: null, next: [] });
    expect(shown.hint).toMatch(/descansa|em quadra/);
    expect(await next(story, courts[0]!)).toMatchObject({ code: "NO_MATCH_READY" });
  });

  test("a match called to another court gives its own up; undone, it waits without a place", async () => {
    const story = await drawn();
    const [match] = await matchesOf(story);
    await api().db.match.update({
      where: { id: match!.id },
      data: { courtId: courts[0], scheduledFor: soon(-10), scheduledUntil: soon(30) },
    });
    expect(await call(match!.id, courts[1]!)).toMatchObject({ match: { status: "CALLED" } });
    expect((await matchesOf(story))[0]).toMatchObject({
      courtId: courts[1],
      scheduledFor: soon(-10),
      scheduledUntil: null,
    });
    expect(await act("uncallMatch", { matchId: gid(match!.id) })).toMatchObject({
      match: { status: "SCHEDULED" },
    });
    expect((await matchesOf(story))[0]).toMatchObject({ courtId: null, scheduledFor: null, calledAt: null });
  });

  test("players on another court cannot be called; who rests only when one says so", async () => {
    const story = await drawn(4);
    const [one, two] = await matchesOf(story);
    await call(one!.id, courts[0]!);
    expect(await call(two!.id, courts[1]!, true)).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: false,
    });
    await api().db.match.update({
      where: { id: one!.id },
      data: { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1, playedAt: new Date() },
    });
    expect(await call(two!.id, courts[1]!)).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: true,
    });
    expect(await call(two!.id, courts[1]!, true)).toMatchObject({ match: { status: "CALLED" } });
  });

  test("a double click calls once", async () => {
    const story = await drawn();
    const answers = await Promise.all([next(story, courts[0]!), next(story, courts[0]!)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CallNextMatchSuccess",
      "RuleViolation",
    ]);
    expect((await matchesOf(story)).filter(({ status }) => status === "CALLED")).toHaveLength(1);
  });

  test("what is late pushes what comes after it, and every screen hears of it", async () => {
    const story = await drawn();
    const [one, two] = await matchesOf(story);
    const on = (scheduledFor: Date, scheduledUntil: Date) => ({
      courtId: courts[0],
      scheduledFor,
      scheduledUntil,
    });
    await api().db.match.update({ where: { id: one!.id }, data: on(soon(-30), soon(10)) });
    await api().db.match.update({ where: { id: two!.id }, data: on(soon(10), soon(50)) });
    const live = api().subscribe(
      `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { schedule { matches { id status isLate estimatedAt } } } }`,
      { id: story.globalId },
      arena.manager.token,
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
    await act("startMatch", { matchId: gid(one!.id) });
    expect((await seen())[0]).toMatchObject({ status: "IN_PROGRESS", isLate: false });
    await live.stop();
  });
});
