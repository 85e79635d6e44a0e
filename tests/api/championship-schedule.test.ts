import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createPairTournament, drawStory, type PairStory } from "../support/pair-story";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let federation: FederationStory;
let affiliated: ArenaStory;
let foreign: ArenaStory;
let event: PairStory;

beforeAll(async () => {
  federation = await createFederation(api(), "Amazonense");
  affiliated = await createArena(api(), "Do Norte");
  foreign = await createArena(api(), "De Fora");
  // An hour behind Brasília, by whose clock a championship goes.
  await api().db.arena.update({
    where: { id: affiliated.id },
    data: { federationId: federation.id, timeZone: "America/Manaus" },
  });
  event = await createPairTournament(api(), affiliated, 4, {
    tournament: { arenaId: null, federationId: federation.id },
  });
  await drawStory(api(), event);
});

const courtsAt = async (arena: ArenaStory) =>
  (await api().db.court.findMany({ where: { arenaId: arena.id }, orderBy: { number: "asc" } })).map(
    ({ id }) => id,
  );
const tournament = () => ({ tournamentId: event.globalId });
const setUp = (courtKeys: readonly string[]) =>
  act(federation.manager.token, "updateTournamentSchedule", {
    ...tournament(),
    matchMinutes: 40,
    minRestMinutes: 20,
    hours: courtKeys.map((courtKey) => ({ courtKey, day: "2027-03-06", from: "08:00", until: "18:00" })),
  });
const generate = () =>
  act(
    federation.manager.token,
    "scheduleTournament",
    { ...tournament(), keepPlaced: false, apply: true, from: "2027-03-06T03:00:00Z" },
    "... on ScheduleTournamentSuccess { unplaced { reason } placed { startsAt court { key venue } match { id } } }",
  );

test("a championship has no courts until its federation chooses some", async () => {
  expect(await generate()).toMatchObject({ code: "NO_COURT_HOURS" });
});

test("it is played on courts of affiliated arenas only, by the clock of Brasília", async () => {
  const refused = await setUp(await courtsAt(foreign));
  expect(refused).toMatchObject({ code: "INVALID_INPUT" });
  const courts = await courtsAt(affiliated);
  expect(await setUp(courts)).toMatchObject({ __typename: "UpdateTournamentScheduleSuccess" });
  const read = await api().data(
    `query ($key: UUID!) { tournament(key: $key) { schedule { timeZone hours { startsAt endsAt }
      availableCourts { key venue } } } }`,
    { key: event.id },
    federation.manager.token,
  );
  expect(read["tournament"].schedule).toEqual({
    timeZone: "America/Sao_Paulo",
    hours: courts.map(() => ({ startsAt: "2027-03-06T11:00:00.000Z", endsAt: "2027-03-06T21:00:00.000Z" })),
    availableCourts: courts.map((key) => ({ key, venue: "Arena Do Norte" })),
  });
  const { placed, unplaced } = await generate();
  expect(unplaced).toEqual([]);
  expect(placed[0]).toMatchObject({
    startsAt: "2027-03-06T11:00:00.000Z",
    court: { venue: "Arena Do Norte" },
  });
});

test("its matches are called by the federation, and take the court from nobody unseen", async () => {
  const [court = ""] = await courtsAt(affiliated);
  const match = await api().db.match.findFirstOrThrow({
    where: { tournamentId: event.id, courtId: court },
    orderBy: { scheduledFor: "asc" },
  });
  const called = await act(federation.manager.token, "callMatch", {
    matchId: encodeGlobalId("Match", match.id),
    courtKey: court,
    acceptWarnings: true,
  });
  expect(called).toMatchObject({ __typename: "CallMatchSuccess" });
  // What the arena does itself on that day sees them.
  const own = await createPairTournament(api(), affiliated, 3);
  await drawStory(api(), own);
  const settings = { matchMinutes: 40, minRestMinutes: 20 };
  await act(affiliated.manager.token, "updateTournamentSchedule", {
    tournamentId: own.globalId,
    ...settings,
    hours: [{ courtKey: court, day: "2027-03-06", from: "07:00", until: "17:00" }],
  });
  const occupied = await api().data(
    `query ($key: UUID!) { tournament(key: $key) { schedule { occupations { kind label } } } }`,
    { key: own.id },
    affiliated.manager.token,
  );
  const kinds = occupied["tournament"].schedule.occupations as { kind: string; label: string | null }[];
  expect(kinds.filter(({ kind }) => kind === "MATCH").length).toBeGreaterThan(0);
  expect(kinds.every(({ label }) => label === null)).toBe(true);
});

test("a federation neither blocks an arena's court nor invents courts of its own", async () => {
  const [courtKey] = await courtsAt(affiliated);
  const block = {
    startsAt: "2027-03-07T11:00:00Z",
    endsAt: "2027-03-07T12:00:00Z",
    label: "Chuva",
    courtKey,
  };
  const blocked = await api().run(
    `mutation ($input: BlockCourtInput!) { blockCourt(input: $input) { __typename } }`,
    { input: { ...tournament(), ...block } },
    federation.manager.token,
  );
  expect(blocked.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const venue = await act(federation.manager.token, "setTournamentVenue", {
    ...tournament(),
    name: "Praia Brava",
    courtCount: 2,
  });
  expect(venue).toMatchObject({ code: "CHAMPIONSHIP_VENUES" });
});
