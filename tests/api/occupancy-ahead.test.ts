import { beforeEach, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;

const save = async (more: object) => {
  const { updateArenaSettings } = await api().data(
    `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) { __typename
      ... on UserError { code message } ... on OccupancyAhead { count ahead } } }`,
    {
      input: {
        arenaId: arena.globalId,
        courtCount: 3,
        hourlyRateInCents: 5000,
        dayUseInCents: 3000,
        opensAt: "06:00",
        closesAt: "22:00",
        ...more,
      },
    },
    arena.manager.token,
  );
  return updateArenaSettings;
};
const courtAt = (number: number) =>
  api().db.court.findUniqueOrThrow({ where: { arenaId_number: { arenaId: arena.id, number } } });
const rented = async (number: number, from: string, until: string) => {
  const { id: courtId } = await courtAt(number);
  const rental = { courtId, kind: "RENTAL" as const, startsAt: new Date(from), endsAt: new Date(until) };
  const occupancy = { create: { ...rental, arenaId: arena.id } };
  await api().db.courtBooking.create({ data: { ...rental, label: "Cliente", occupancy } });
};

beforeEach(async () => {
  arena = await createArena(api(), "Ajustada");
  await save({});
});

test("a court on which something is marked is closed only by who insists, and keeps what is marked", async () => {
  await rented(3, "2020-01-02T09:00:00-03:00", "2020-01-02T10:00:00-03:00");
  expect(await save({ courtCount: 2 })).toEqual({ __typename: "UpdateArenaSettingsSuccess" });
  await save({});
  await rented(3, "2099-01-02T09:00:00-03:00", "2099-01-02T10:00:00-03:00");
  await rented(2, "2099-01-02T09:00:00-03:00", "2099-01-02T10:00:00-03:00");
  expect(await save({ courtCount: 2 })).toEqual({
    __typename: "OccupancyAhead",
    code: "OCCUPANCY_AHEAD",
    message: "1 horário marcado fica fora das novas quadras ou horários.",
    count: 1,
    ahead: ["Locação, Quadra 3: 02/01/2099, 09:00–10:00"],
  });
  expect(await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } })).toMatchObject({
    courtCount: 3,
  });
  expect(await courtAt(3)).toMatchObject({ active: true });
  expect(await save({ courtCount: 2, confirmed: true })).toEqual({
    __typename: "UpdateArenaSettingsSuccess",
  });
  const { id, active } = await courtAt(3);
  expect(active).toBe(false);
  expect(await api().db.courtOccupancy.count({ where: { courtId: id } })).toBe(2);
  // What was closed before is not asked about again.
  expect(await save({ courtCount: 2 })).toEqual({ __typename: "UpdateArenaSettingsSuccess" });
});

test("shorter hours tell the first of what they leave outside, by start, and how many there are", async () => {
  for (let day = 12; day >= 1; day--) {
    const date = `2099-01-${String(day).padStart(2, "0")}`;
    await rented(1, `${date}T20:30:00-03:00`, `${date}T21:30:00-03:00`);
    await rented(2, `${date}T20:00:00-03:00`, `${date}T21:00:00-03:00`);
  }
  const answer = await save({ closesAt: "21:00" });
  expect(answer).toMatchObject({
    count: 12,
    message: "12 horários marcados ficam fora das novas quadras ou horários.",
  });
  expect(answer.ahead).toHaveLength(10);
  expect(answer.ahead[0]).toBe("Locação, Quadra Ajustada 1: 01/01/2099, 20:30–21:30");
  expect(await save({ closesAt: "21:00", confirmed: true })).toEqual({
    __typename: "UpdateArenaSettingsSuccess",
  });
});
