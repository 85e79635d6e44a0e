import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createDrawnEvent, type DrawnEvent } from "../support/drawn-event";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da final");
});

const set = (event: DrawnEvent, more: object = {}) =>
  api().data(
    `mutation ($input: UpdateTournamentScheduleInput!) { updateTournamentSchedule(input: $input) {
      ... on UpdateTournamentScheduleSuccess { tournament { schedule { finalAfterThirdPlace } } } } }`,
    { input: { tournamentId: event.globalId, matchMinutes: 30, minRestMinutes: 0, ...more } },
    arena.manager.token,
  );

/** When the last two matches begin, on two courts that are open all day. */
async function lastMatches(event: DrawnEvent): Promise<Map<string | null, string>> {
  const { scheduleTournament } = await api().data(
    `mutation ($input: ScheduleTournamentInput!) { scheduleTournament(input: $input) {
      ... on ScheduleTournamentSuccess { unplaced { reason } placed { startsAt match { number } } } } }`,
    {
      input: {
        tournamentId: event.globalId,
        keepPlaced: false,
        apply: false,
        from: "2031-05-10T03:00:00Z",
      },
    },
    arena.manager.token,
  );
  expect(scheduleTournament.unplaced).toEqual([]);
  const rows = await api().db.match.findMany({ where: { tournamentId: event.id } });
  const stages = new Map(rows.map(({ number, stage, round }) => [number, `${stage} ${round}`]));
  return new Map(
    scheduleTournament.placed.map(({ startsAt, match }: { startsAt: string; match: { number: number } }) => [
      stages.get(match.number) ?? null,
      startsAt,
    ]),
  );
}

test("a final is played beside the match for third place, or after it where the organiser asks for that", async () => {
  const event = await createDrawnEvent(
    api(),
    arena,
    4,
    { format: "KNOCKOUT", thirdPlace: true },
    { drawFormat: "KNOCKOUT", thirdPlace: true },
  );
  const courts = await api().db.court.findMany({ where: { arenaId: arena.id }, take: 2 });
  const hours = courts.map(({ id }) => ({
    courtKey: id,
    day: "2031-05-10",
    from: "08:00",
    until: "20:00",
  }));
  const { updateTournamentSchedule } = await set(event, { hours });
  expect(updateTournamentSchedule.tournament.schedule.finalAfterThirdPlace).toBe(false);
  const beside = await lastMatches(event);
  expect(beside.get("MAIN 2")).toBe(beside.get("THIRD_PLACE 1"));

  await set(event, { finalAfterThirdPlace: true });
  const after = await lastMatches(event);
  expect(Date.parse(after.get("MAIN 2") ?? "")).toBe(
    Date.parse(after.get("THIRD_PLACE 1") ?? "") + 30 * 60_000,
  );
  // What is not said stays.
  const again = await set(event);
  expect(again["updateTournamentSchedule"].tournament.schedule.finalAfterThirdPlace).toBe(true);
});
