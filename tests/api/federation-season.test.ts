import { expect, test } from "vitest";
import { useApi } from "../support/api";
import { createFederation, day, inStatus, type FederationStory } from "../support/federation-story";
import { createArena } from "../support/story";

const api = useApi();

interface Told {
  tournament: { name: string };
  clashes: string[];
  clashCount: number;
}

const seasonOf = async ({ manager }: FederationStory, year: number) => {
  const { viewer } = await api().data(
    `query ($year: Int!) { viewer { federationMember { federation { season(year: $year) { tournament { name } clashes clashCount clashesInSamePlaceCount } } } } }`,
    { year },
    manager.token,
  );
  const season = viewer.federationMember.federation.season as Told[];
  return season.map(({ tournament, clashes, clashCount }) => [tournament.name, clashes, clashCount]);
};

const event = (
  owner: { federationId: string } | { arenaId: string },
  name: string,
  [startDate, endDate]: [string, string?],
  more: object = {},
) =>
  api().db.tournament.create({
    data: {
      ...owner,
      name,
      kind: "INTERNAL",
      category: "Misto B",
      startDate: day(startDate),
      endDate: endDate === undefined ? null : day(endDate),
      ...inStatus("REGISTRATION_OPEN"),
      ...more,
    },
  });

test("a year has what has a day in it, drafts too, and tells what of the federation's world is on the same days", async () => {
  const federation = await createFederation(api(), "Da temporada");
  const other = await createFederation(api(), "De outra temporada");
  const [ours, theirs] = [await createArena(api(), "Filiada"), await createArena(api(), "Alheia")];
  await api().db.arena.update({ where: { id: ours.id }, data: { federationId: federation.id } });
  const own = { federationId: federation.id };
  await event(own, "Copa", ["2041-03-14", "2041-03-15"]);
  await event(own, "Rascunho", ["2041-03-15"], { publishedAt: null });
  await event(own, "Virada", ["2040-12-30", "2041-01-02"]);
  await event(own, "Depois", ["2042-01-01"]);
  await event({ federationId: other.id }, "De outra", ["2041-03-14"]);
  await event({ arenaId: ours.id }, "Interno aberto", ["2041-03-14"], { isPublic: true });
  await event({ arenaId: ours.id }, "Interno fechado", ["2041-03-14"]);
  await event({ arenaId: theirs.id }, "Interno alheio", ["2041-03-14"], { isPublic: true });
  expect(await seasonOf(federation, 2041)).toEqual([
    ["Virada", [], 0],
    ["Copa", ["Rascunho", "Interno aberto"], 2],
    ["Rascunho", ["Copa"], 1],
  ]);
  expect(await seasonOf(federation, 2040)).toEqual([["Virada", [], 0]]);
  expect(await seasonOf(other, 2041)).toEqual([["De outra", [], 0]]);
  for (const year of [-1, 0, 1899, 9999, 2_147_483_647]) expect(await seasonOf(federation, year)).toEqual([]);
});

test("of many on the same days the first five are named, and all are counted", async () => {
  const federation = await createFederation(api(), "Do mesmo dia");
  for (let at = 0; at < 8; at++) await event({ federationId: federation.id }, `Etapa ${at}`, ["2041-05-01"]);
  const [[, clashes, count] = []] = await seasonOf(federation, 2041);
  expect(clashes).toEqual(["Etapa 1", "Etapa 2", "Etapa 3", "Etapa 4", "Etapa 5"]);
  expect(count).toBe(7);
});
