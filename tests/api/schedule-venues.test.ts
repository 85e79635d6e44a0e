import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createDrawnEvent, type DrawnEvent } from "../support/drawn-event";
import { PlayedCourts } from "../support/played-courts";
import { createArena, createPerson } from "../support/story";

const api = useApi();
let hall: PlayedCourts;
let event: DrawnEvent;

beforeAll(async () => {
  hall = await PlayedCourts.open(api(), "De Fora");
});

const setVenue = (courtCount: number, name = "Praia Brava", of = event) =>
  hall.act("setTournamentVenue", { tournamentId: of.globalId, name, courtCount }, "tournament { id }");
const courtsOf = async ({ globalId }: { globalId: string }, token = hall.arena.manager.token) => {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on Tournament { schedule { travelMinutes availableCourts { key name venue isElsewhere } } } } }`,
    { id: globalId },
    token,
  );
  return node.schedule.availableCourts as {
    key: string;
    name: string;
    venue: string;
    isElsewhere: boolean;
  }[];
};

test("a tournament gets courts at another venue, its neighbours and the arena do not", async () => {
  event = await createDrawnEvent(api(), hall.arena, 6);
  const neighbour = await createDrawnEvent(api(), hall.arena, 4);
  expect(await setVenue(2)).toMatchObject({ __typename: "SetTournamentVenueSuccess" });
  const elsewhere = (await courtsOf(event)).filter(({ isElsewhere }) => isElsewhere);
  expect(elsewhere).toMatchObject([
    { name: "Quadra 1", venue: "Praia Brava" },
    { name: "Quadra 2", venue: "Praia Brava" },
  ]);
  expect((await courtsOf(neighbour)).some(({ isElsewhere }) => isElsewhere)).toBe(false);

  // The same name, however it is written, is the same venue: now with three courts, now with two again.
  await setVenue(3, "praia brava");
  expect((await courtsOf(event)).filter(({ venue }) => venue === "Praia Brava")).toHaveLength(3);
  await Promise.all([setVenue(2), setVenue(2)]);
  expect((await courtsOf(event)).filter(({ venue }) => venue === "Praia Brava")).toHaveLength(2);
  expect(await setVenue(2, "Arena De Fora")).toMatchObject({ code: "INVALID_INPUT", path: ["name"] });
  expect(await setVenue(21)).toMatchObject({ code: "INVALID_INPUT", path: ["courtCount"] });

  // Somebody who saves the arena's settings closes none of them.
  await hall.act(
    "updateArenaSettings",
    {
      arenaId: hall.arena.globalId,
      courtCount: 2,
      hourlyRateInCents: 1,
      dayUseInCents: 1,
      opensAt: "06:00",
      closesAt: "22:00",
    },
    "arena { id }",
  );
  expect((await courtsOf(event)).filter(({ isElsewhere }) => isElsewhere)).toHaveLength(2);
});

test("courts of the owner's other arena are for the owner, and for whoever manages it too", async () => {
  const of = await createDrawnEvent(api(), hall.arena, 4);
  const sister = await createArena(api(), "Irmã", 1);
  const ownerId = hall.arena.manager.userId;
  await api().db.arena.update({ where: { id: sister.id }, data: { ownerId } });
  const beside = await createPerson(api(), "Gestora ao lado", ["ARENA_MANAGER"]);
  const appoint = (arenaId: string, userId: string) =>
    api().db.arenaManager.create({ data: { arenaId, userId, appointedOn: new Date("2026-01-01") } });
  await appoint(hall.arena.id, beside.userId);
  const token = await api().tokenOf(beside.userId);
  const courtKey = (await api().db.court.findFirstOrThrow({ where: { arenaId: sister.id } })).id;
  const keys = async (by: string) => (await courtsOf(of, by)).map(({ key }) => key);
  const hours = [{ courtKey, day: "2027-03-06", from: "09:00", until: "11:00" }];
  const settings = { tournamentId: of.globalId, matchMinutes: 20, minRestMinutes: 5, hours };
  const save = async (by: string) =>
    (
      await api().data(
        `mutation ($input: UpdateTournamentScheduleInput!) { updateTournamentSchedule(input: $input) {
          __typename ... on UserError { path } } }`,
        { input: settings },
        by,
      )
    ).updateTournamentSchedule;

  expect(await keys(hall.arena.manager.token)).toContain(courtKey);
  expect(await keys(token)).not.toContain(courtKey);
  expect(await save(token)).toMatchObject({ path: ["hours", "0", "courtKey"] });
  // What the owner has given to the tournament stays with it, whoever saves.
  expect(await save(hall.arena.manager.token)).toMatchObject({
    __typename: "UpdateTournamentScheduleSuccess",
  });
  expect(await save(token)).toMatchObject({ __typename: "UpdateTournamentScheduleSuccess" });
  await api().db.tournamentCourtHours.deleteMany({ where: { tournamentId: of.id } });
  expect(await keys(token)).not.toContain(courtKey);
  await appoint(sister.id, beside.userId);
  expect(await keys(token)).toContain(courtKey);
});

test("two days at two venues: the schedule uses both, and everybody has time for the way", async () => {
  const courts = (await courtsOf(event)).filter(({ name, isElsewhere }) => isElsewhere || name.endsWith("1"));
  const hours = ["2027-03-06", "2027-03-07"].flatMap((day) =>
    courts.map(({ key }) => ({ courtKey: key, day, from: "09:00", until: "11:00" })),
  );
  const settings = { tournamentId: event.globalId, matchMinutes: 20, minRestMinutes: 5, hours };
  expect(await hall.act("updateTournamentSchedule", settings, "tournament { id }")).toMatchObject({
    __typename: "UpdateTournamentScheduleSuccess",
  });
  const generated = await hall.act(
    "scheduleTournament",
    { tournamentId: event.globalId, keepPlaced: false, apply: true, from: "2027-03-06T12:00:00Z" },
    "unplaced { reason } placed { startsAt court { key venue } match { id label courtLabel } }",
  );
  expect(generated.unplaced).toEqual([]);
  const venues = new Set(generated.placed.map((place: { court: { venue: string } }) => place.court.venue));
  expect(venues).toEqual(new Set(["Arena De Fora", "Praia Brava"]));
  for (const { match, court } of generated.placed)
    expect(match.courtLabel).toMatch(
      court.venue === "Praia Brava" ? / \(Praia Brava\)$/ : / \(Arena De Fora\)$/,
    );

  const placed = await api().db.match.findMany({
    where: { tournamentId: event.id, scheduledFor: { not: null } },
    include: { players: true, court: true },
  });
  for (const a of placed)
    for (const b of placed) {
      const shared = a.players.some((p) => b.players.some((q) => q.athleteId === p.athleteId));
      if (a.id === b.id || !shared || a.scheduledFor! > b.scheduledFor!) continue;
      const pause = (b.scheduledFor!.getTime() - a.scheduledUntil!.getTime()) / 60_000;
      expect(pause).toBeGreaterThanOrEqual(a.court!.venue === b.court!.venue ? 5 : 30);
    }
});

test("a venue goes away only once nothing is played there", async () => {
  expect(await setVenue(0)).toMatchObject({
    code: "COURT_IN_USE",
    message: expect.stringMatching(/^Há jogos na Quadra \d \(Praia Brava\)\. Mude-os de quadra antes\.$/),
  });
  await api().db.match.updateMany({
    where: { tournamentId: event.id },
    data: { courtId: null, scheduledFor: null, scheduledUntil: null },
  });
  expect(await setVenue(0)).toMatchObject({ __typename: "SetTournamentVenueSuccess" });
  expect((await courtsOf(event)).some(({ isElsewhere }) => isElsewhere)).toBe(false);
  expect(
    await api().run(
      `mutation ($input: SetTournamentVenueInput!) { setTournamentVenue(input: $input) { __typename } }`,
      { input: { tournamentId: encodeGlobalId("Tournament", event.id), name: "Praia Mole", courtCount: 1 } },
      null,
    ),
  ).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
});
