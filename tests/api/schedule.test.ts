import { beforeAll, describe, expect, test } from "vitest";
import { weekdayOf } from "../../server/platform/time/calendar-day.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let courts: string[];

beforeAll(async () => {
  arena = await createArena(api(), "Programação");
  const rows = await api().db.court.findMany({ where: { arenaId: arena.id }, orderBy: { number: "asc" } });
  courts = rows.map(({ id }) => id);
});

const scheduleFields = `tournament { schedule { matches { id number scheduledFor court { key } scheduleConflicts { kind reason hard } } } }`;

async function act(name: string, input: object, answer: string, token = arena.manager.token) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const data = await api().data(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on ${type}Success { ${answer} }
      ... on UserError { code message path }
      ${["MoveMatch", "CallMatch"].includes(type) ? "... on ScheduleConflicts { acceptable conflicts { reason hard } }" : ""} } }`,
    { input },
    token,
  );
  return data[name];
}

const hoursOn = (days: string[], from = "08:00", until = "20:00") =>
  days.flatMap((day) => courts.map((courtKey) => ({ courtKey, day, from, until })));
/** An instant on the arena's clock (UTC−3). */
const at = (day: string, clock: string) => `${day}T${clock}:00.000-03:00`;
const iso = (day: string, clock: string) => new Date(at(day, clock)).toISOString();

let month = 0;
/** A day that no other test of this file uses, far ahead. */
const nextDay = () => `2031-${String((month++ % 12) + 1).padStart(2, "0")}-10`;

async function drawn(day: string, players = 8, until = "20:00"): Promise<Super8Story> {
  const story = await createSuper8(api(), arena, players);
  const settings = { tournamentId: story.globalId, matchMinutes: 30, minRestMinutes: 20 };
  const answer = await act(
    "updateTournamentSchedule",
    { ...settings, hours: hoursOn([day], "08:00", until) },
    "tournament { id }",
  );
  expect(answer.__typename).toBe("UpdateTournamentScheduleSuccess");
  return story;
}
const plan = (story: Super8Story, more: object = {}) =>
  act(
    "scheduleTournament",
    { tournamentId: story.globalId, keepPlaced: false, apply: true, ...more },
    `from revision placed { match { id } court { key } startsAt endsAt } unplaced { match { id } reason } conflicts { match { id } reason } ${scheduleFields}`,
  );
const matchesOf = ({ id }: Super8Story) =>
  api().db.match.findMany({
    where: { tournamentId: id },
    orderBy: [{ round: "asc" }, { order: "asc" }],
    include: { players: { orderBy: [{ side: "asc" }, { place: "asc" }] } },
  });
const gid = (id: string) => encodeGlobalId("Match", id);
const first = async (story: Super8Story) => (await matchesOf(story))[0]!;

describe("generating the schedule", () => {
  test("a preview writes nothing, and applying it writes just that", async () => {
    const story = await drawn(nextDay());
    const before = await matchesOf(story);
    const preview = await plan(story, { apply: false });
    expect(preview.placed).toHaveLength(14);
    expect(preview.unplaced).toEqual([]);
    expect(await matchesOf(story)).toEqual(before);
    const applied = await plan(story, { from: preview.from, expectedRevision: preview.revision });
    expect(applied.placed).toEqual(preview.placed);
    const matches = applied.tournament.schedule.matches;
    expect(matches.map(({ scheduledFor }: { scheduledFor: string }) => scheduledFor)).toEqual(
      applied.placed.map(({ startsAt }: { startsAt: string }) => startsAt),
    );
    expect(matches.flatMap((match: { scheduleConflicts: object[] }) => match.scheduleConflicts)).toEqual([]);
    // The preview is of the past now.
    expect(await plan(story, { expectedRevision: preview.revision })).toMatchObject({
      code: "SCHEDULE_CHANGED",
    });
  });

  test("without hours of its own a tournament has the arena's, of each weekday and of special days", async () => {
    const story = await createSuper8(api(), arena, 8, false);
    // From a Saturday to a Tuesday.
    const day = (date: number) => new Date(`2031-11-${String(date).padStart(2, "0")}T00:00:00Z`);
    await api().db.tournament.update({
      where: { id: story.id },
      data: { startDate: day(1), endDate: day(4) },
    });
    const clock = (time: string) => new Date(`1970-01-01T${time}:00Z`);
    const arenaId = arena.id;
    await api().db.arena.update({
      where: { id: arenaId },
      data: {
        opensAt: clock("06:00"),
        closesAt: clock("22:00"),
        weekdayHours: { create: { weekday: "SUNDAY", opensAt: clock("08:00"), closesAt: clock("13:00") } },
        specialDays: {
          create: [
            { date: day(3), reason: "Reforma" },
            { date: day(4), opensAt: clock("16:00"), closesAt: clock("01:00"), reason: "Festa" },
          ],
        },
      },
    });
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { schedule { hours { court { key } startsAt endsAt } } } }`,
      { key: story.id },
      arena.manager.token,
    );
    await api().db.weekdayHours.deleteMany({ where: { arenaId } });
    await api().db.specialDay.deleteMany({ where: { arenaId } });
    const hours: { court: { key: string }; startsAt: string; endsAt: string }[] = tournament.schedule.hours;
    expect(
      hours.flatMap(({ court, startsAt, endsAt }) => (court.key === courts[0] ? [[startsAt, endsAt]] : [])),
    ).toEqual([
      [iso("2031-11-01", "06:00"), iso("2031-11-01", "22:00")],
      [iso("2031-11-02", "08:00"), iso("2031-11-02", "13:00")],
      [iso("2031-11-04", "16:00"), iso("2031-11-05", "01:00")],
    ]);
  });

  test("nobody plays twice at a time, and everybody rests", async () => {
    const story = await drawn(nextDay());
    await plan(story);
    const matches = await matchesOf(story);
    for (const athleteId of story.athleteIds) {
      const own = matches
        .filter(({ players }) => players.some((player) => player.athleteId === athleteId))
        .sort((a, b) => a.scheduledFor!.getTime() - b.scheduledFor!.getTime());
      expect(own).toHaveLength(7);
      for (const [index, next] of own.slice(1).entries())
        expect(next.scheduledFor!.getTime() - own[index]!.scheduledUntil!.getTime()).toBeGreaterThanOrEqual(
          20 * 60_000,
        );
    }
  });

  test("a pinned match keeps its place while the others are scheduled anew, until it is let go", async () => {
    const day = nextDay();
    const story = await drawn(day);
    await plan(story);
    const last = (await matchesOf(story)).at(-1)!;
    const pin = (pinned: boolean) => act("pinMatch", { matchId: gid(last.id), pinned }, "match { isPinned }");
    expect(await pin(true)).toMatchObject({ match: { isPinned: true } });
    expect(await pin(true)).toMatchObject({ match: { isPinned: true } });
    const { revision } = (await matchesOf(story)).at(-1)!;
    const move = { matchId: gid(last.id), courtKey: null, startsAt: null, expectedRevision: revision };
    expect(await act("moveMatch", { ...move, acceptWarnings: true }, "match { id }")).toMatchObject({
      code: "MATCH_PINNED",
    });
    const later = await plan(story, { from: iso(day, "09:00") });
    expect(later.placed.map(({ match }: { match: { id: string } }) => match.id)).not.toContain(gid(last.id));
    expect((await matchesOf(story)).at(-1)).toMatchObject({
      courtId: last.courtId,
      scheduledFor: last.scheduledFor,
    });
    await pin(false);
    const anew = await plan(story, { from: iso(day, "09:00") });
    expect(anew.placed).toHaveLength(14);
    await act(
      "moveMatch",
      { ...move, expectedRevision: anew.revision, acceptWarnings: true },
      "match { id }",
    );
    expect(await pin(true)).toMatchObject({ code: "MATCH_NOT_PLACED" });
  });

  test("what finds no place says why, and keeps none", async () => {
    const story = await drawn(nextDay(), 8, "09:00");
    const { placed, unplaced } = await plan(story);
    expect(placed.length + unplaced.length).toBe(14);
    expect(unplaced[0].reason).toMatch(/quadra/);
    const without = (await matchesOf(story)).filter(({ scheduledFor }) => scheduledFor === null);
    expect(without).toHaveLength(unplaced.length);
  });

  test("classes, rentals, blocks and other tournaments keep their courts", async () => {
    const day = nextDay();
    const other = await drawn(day);
    await plan(other);
    const taken = await api().db.match.count({
      where: { tournamentId: other.id, scheduledFor: { not: null } },
    });
    expect(taken).toBe(14);
    const story = await drawn(day);
    const teacher = await api().db.teacher.create({
      data: { fullName: "Professora", email: "professora.programacao@teste.example" },
    });
    const weekday = (["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const)[
      weekdayOf(day)
    ]!;
    const clock = (time: string) => new Date(`1970-01-01T${time}:00Z`);
    const weekly = await api().db.weeklyClass.create({
      data: {
        teacherId: teacher.id,
        arenaId: arena.id,
        courtId: courts[0],
        weekday,
        startsAt: clock("18:00"),
        endsAt: clock("19:00"),
        maxStudents: 4,
        category: "Iniciante",
      },
    });
    const block = { label: "Chuva", startsAt: at(day, "19:00"), endsAt: at(day, "20:00") };
    expect(
      await act(
        "blockCourt",
        { tournamentId: story.globalId, courtKey: courts[1], ...block },
        "tournament { id }",
      ),
    ).toMatchObject({ __typename: "BlockCourtSuccess" });
    expect(
      await act(
        "blockCourt",
        { tournamentId: story.globalId, courtKey: courts[1], ...block },
        "tournament { id }",
      ),
    ).toMatchObject({ __typename: "RuleViolation", code: "COURT_TAKEN" });

    const { placed } = await plan(story);
    const theirs = await matchesOf(other);
    for (const { court, startsAt, endsAt } of placed) {
      const span = [new Date(startsAt), new Date(endsAt)] as const;
      for (const their of theirs)
        if (their.courtId === court.key)
          expect(their.scheduledUntil! <= span[0] || their.scheduledFor! >= span[1]).toBe(true);
      if (court.key === courts[0])
        expect(span[1] <= new Date(at(day, "18:00")) || span[0] >= new Date(at(day, "19:00"))).toBe(true);
      if (court.key === courts[1]) expect(span[1] <= new Date(at(day, "19:00"))).toBe(true);
    }
    const unblock = { tournamentId: story.globalId, courtKey: courts[1], startsAt: block.startsAt };
    for (let click = 0; click < 2; click++)
      expect(await act("unblockCourt", unblock, "tournament { id }")).toMatchObject({
        __typename: "UnblockCourtSuccess",
      });
    expect(await api().db.courtBooking.count({ where: { courtId: courts[1] } })).toBe(0);
    await api().db.weeklyClass.delete({ where: { id: weekly.id } });
  });

  test("a match that keeps its place is planned around, and absences are respected", async () => {
    const day = nextDay();
    const story = await drawn(day);
    const match = await first(story);
    await act(
      "moveMatch",
      {
        matchId: gid(match.id),
        courtKey: courts[1],
        startsAt: at(day, "15:00"),
        expectedRevision: match.revision,
        acceptWarnings: false,
      },
      "match { id }",
    );
    const enrolment = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: story.id, athleteId: story.athleteIds[0] },
    });
    const periods = [{ startsAt: at(day, "08:00"), endsAt: at(day, "12:00") }];
    expect(
      await act(
        "setUnavailability",
        { enrolmentId: encodeGlobalId("Enrolment", enrolment.id), periods },
        "tournament { schedule { unavailabilities { athlete { displayName } startsAt } } }",
      ),
    ).toMatchObject({
      tournament: {
        schedule: {
          unavailabilities: [{ athlete: { displayName: "Jogador Número 0" }, startsAt: iso(day, "08:00") }],
        },
      },
    });
    await plan(story, { keepPlaced: true });
    const matches = await matchesOf(story);
    expect(matches[0]).toMatchObject({ courtId: courts[1], scheduledFor: new Date(at(day, "15:00")) });
    for (const { players, scheduledFor } of matches)
      if (players.some(({ athleteId }) => athleteId === story.athleteIds[0]))
        expect(scheduledFor! >= new Date(at(day, "12:00"))).toBe(true);
  });
});

test("a preview lists what is wrong with a match that keeps its place", async () => {
  const day = nextDay();
  const story = await drawn(day, 4);
  const match = await first(story);
  const move = { matchId: gid(match.id), courtKey: courts[0], startsAt: at(day, "07:00") };
  await act("moveMatch", { ...move, expectedRevision: match.revision, acceptWarnings: true }, "match { id }");
  const kept = await plan(story, { apply: false, keepPlaced: true });
  expect(kept.conflicts).toEqual([
    { match: { id: gid(match.id) }, reason: expect.stringContaining("só recebe jogos das 08:00") },
  ]);
  expect((await plan(story, { apply: false })).conflicts).toEqual([]);
});

describe("the start time of a day", () => {
  const starts = ({ placed }: { placed: { startsAt: string }[] }) => placed.map(({ startsAt }) => startsAt);

  test("moves the first match of that day only, in the preview and when it is applied", async () => {
    const [one, two] = [nextDay(), nextDay()];
    const story = await drawn(one, 8, "09:00");
    await act(
      "updateTournamentSchedule",
      {
        tournamentId: story.globalId,
        matchMinutes: 30,
        minRestMinutes: 20,
        hours: [...hoursOn([one], "08:00", "11:00"), ...hoursOn([two])],
      },
      "tournament { id }",
    );
    const startTimes = [{ day: one, from: "09:40" }];
    const preview = await plan(story, { apply: false, startTimes });
    const order = starts(preview);
    expect(order[0]).toBe(iso(one, "09:40"));
    expect(order.find((startsAt) => startsAt >= iso(two, "00:00"))).toBe(iso(two, "08:00"));
    const applied = await plan(story, {
      startTimes,
      from: preview.from,
      expectedRevision: preview.revision,
    });
    expect(starts(applied)).toEqual(order);

    // Without start times matches begin when the courts open.
    expect(starts(await plan(story, { apply: false }))[0]).toBe(iso(one, "08:00"));
  });

  test("one in the past is refused, unless it was still to come when the preview was made", async () => {
    const day = "2020-01-10";
    const story = await drawn(day);
    const startTimes = [{ day, from: "09:00" }];
    const previewed = { startTimes, from: iso(day, "08:55") };
    expect(starts(await plan(story, previewed))[0]).toBe(iso(day, "09:00"));
    expect(await plan(story, { startTimes })).toMatchObject({
      __typename: "InvalidInput",
      message: "Este horário já passou",
      path: ["startTimes", "0", "from"],
    });
  });

  test.each([
    ["before the courts open", { from: "07:59" }, "from", "As quadras abrem às 08:00"],
    ["when they are closed", { from: "20:00" }, "from", "As quadras fecham às 20:00"],
    ["on a day without courts", { day: "2031-12-31" }, "day", "Nenhuma quadra abre neste dia"],
  ])("is refused %s, and nothing is written", async (_why, change, field, message) => {
    const day = nextDay();
    const story = await drawn(day, 4);
    const before = await matchesOf(story);
    const input = { startTimes: [{ day, from: "09:00", ...change }] };
    for (const apply of [false, true]) {
      expect(await plan(story, { ...input, apply })).toMatchObject({
        __typename: "InvalidInput",
        code: "INVALID_INPUT",
        message,
        path: ["startTimes", "0", field],
      });
    }
    expect(await matchesOf(story)).toEqual(before);
  });

  test("two start times of one day are refused", async () => {
    const day = nextDay();
    const story = await drawn(day, 4);
    const startTimes = [
      { day, from: "09:00" },
      { day, from: "10:00" },
    ];
    expect(await plan(story, { startTimes })).toMatchObject({
      __typename: "InvalidInput",
      message: "Este dia já tem um início",
      path: ["startTimes", "1", "day"],
    });
  });
});

describe("settings", () => {
  test("without hours of its own a tournament has its arena's, on each of its days", async () => {
    const { id, globalId } = await createSuper8(api(), arena, 4);
    await api().db.tournament.update({ where: { id }, data: { endDate: new Date("2026-11-21T00:00:00Z") } });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { schedule { timeZone matchMinutes minRestMinutes
        hours { court { key venue } startsAt endsAt } availableCourts { key } } } } }`,
      { id: globalId },
      arena.manager.token,
    );
    expect(node.schedule).toMatchObject({
      timeZone: "America/Sao_Paulo",
      matchMinutes: 40,
      minRestMinutes: 20,
    });
    expect(node.schedule.availableCourts).toHaveLength(2);
    expect(node.schedule.hours).toHaveLength(4);
    expect(node.schedule.hours[0]).toEqual({
      court: { key: courts[0], venue: "Arena Programação" },
      startsAt: "2026-11-20T09:00:00.000Z",
      endsAt: "2026-11-21T01:00:00.000Z",
    });
  });

  const refused: [{ matchMinutes?: number; minRestMinutes?: number; hours?: string }, string][] = [
    [{ matchMinutes: 4 }, "A duração do jogo deve ser de 5 a 240 minutos"],
    [{ minRestMinutes: -1 }, "O descanso mínimo deve ser de 0 a 480 minutos"],
    [{ hours: "backwards" }, "O fim deve ser depois do início"],
    [{ hours: "foreign" }, "Esta quadra não está disponível para o torneio"],
  ];
  test.each(refused)("%o is refused, and nothing is written", async (change, message) => {
    const day = nextDay();
    const story = await drawn(day, 4);
    const stranger = await createArena(api(), "Alheia");
    const foreign = await api().db.court.findFirstOrThrow({ where: { arenaId: stranger.id } });
    const hours =
      change.hours === "backwards"
        ? hoursOn([day], "20:00", "08:00")
        : change.hours === "foreign"
          ? [{ courtKey: foreign.id, day, from: "08:00", until: "20:00" }]
          : null;
    const input = { tournamentId: story.globalId, matchMinutes: 40, minRestMinutes: 20, ...change, hours };
    expect(await act("updateTournamentSchedule", input, "tournament { id }")).toMatchObject({
      __typename: "InvalidInput",
      message,
    });
    expect(await api().db.tournament.findUnique({ where: { id: story.id } })).toMatchObject({
      matchMinutes: 30,
    });
    expect(await api().db.tournamentCourtHours.count({ where: { tournamentId: story.id } })).toBe(2);
  });
});
