import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createFederation, createRanking, day, publishPlaces } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let ranking: string;
let inside: string;
let october: string;
let athletes: string[];

beforeAll(async () => {
  arena = await createArena(api(), "da Planilha");
  const federation = await createFederation(api(), "da Planilha");
  athletes = await createAthletes(api(), arena.id, 3, "Ana da Planilha");
  await api().db.athlete.update({ where: { id: athletes[1]! }, data: { birthDate: day("2018-01-01") } });
  const places = athletes.map((athleteId, index) => ({
    athleteId,
    position: index + 1,
    points: 300 - 100 * index,
    titles: index === 0 ? 1 : 0,
    eventsPlayed: 2,
  }));
  ranking = await createRanking(api(), { federationId: federation.id }, { "2026-11-01": places });
  october = await publishPlaces(api().db, ranking, "2026-10-01", places.slice(0, 1));
  inside = await createRanking(api(), { arenaId: arena.id }, { "2026-11-01": places });
});

const fetched = (query: string, token: string | null = null) =>
  fetch(new URL(`/exportar/ranking.csv?${query}`, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
const rowsOf = async (answer: Response) => {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith("\uFEFF")).toBe(true);
  return Papa.parse<string[]>(text.slice(1), { delimiter: ";", skipEmptyLines: true }).data;
};

test("a published list goes into a sheet that Excel reads, for everybody", async () => {
  const answer = await fetched(`ranking=${ranking}`);
  expect([answer.status, answer.headers.get("x-total-count")]).toEqual([200, "3"]);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ranking-2026-11.csv"');
  const [head, first, second, third] = await rowsOf(answer);
  expect(head).toEqual(["Posição", "Atleta", "Pontos", "Mudança", "Títulos", "Eventos jogados", "Desempate"]);
  expect(first).toEqual([
    "1",
    expect.stringContaining("Ana da Planilha"),
    "300",
    expect.any(String),
    "1",
    "2",
    "",
  ]);
  expect(third?.[2]).toBe("100");
  // Who is under age goes by initials, as on the page.
  expect(second?.[1]).toMatch(/^A\. P\./);
  const asManager = await rowsOf(await fetched(`ranking=${ranking}`, arena.manager.token));
  expect(asManager[2]?.[1]).toContain("Ana da Planilha");
});

test("another list by its key, and the list of another ranking not at all", async () => {
  const answer = await fetched(`ranking=${ranking}&lista=${october}`);
  expect(answer.headers.get("x-total-count")).toBe("1");
  expect(await rowsOf(answer)).toHaveLength(2);
  expect((await fetched(`ranking=${inside}&lista=${october}`, arena.manager.token)).status).toBe(404);
});

test("a ranking that one may not see answers like one that does not exist", async () => {
  for (const query of [
    "",
    "ranking=x",
    `ranking=${inside}`,
    `ranking=${ranking}&lista=x`,
    `ranking=${arena.id}`,
  ])
    expect((await fetched(query)).status, query).toBe(404);
  expect((await fetched(`ranking=${inside}`, arena.manager.token)).status).toBe(200);
});

test("the sitemap names public tournaments, arenas and rankings, and robots.txt the sitemap", async () => {
  const owner = { arenaId: arena.id, kind: "INTERNAL" as const, category: "B", startDate: day("2026-12-05") };
  const create = (isPublic: boolean) =>
    api().db.tournament.create({ data: { ...owner, name: "Copa da Planilha", isPublic } });
  const [open, closed] = [await create(true), await create(false)];
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } });
  const answer = await fetch(new URL("/sitemap.xml", api().url));
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const text = await answer.text();
  for (const path of [
    "/torneios",
    "/rankings",
    `/torneio/${open.id}`,
    `/ranking/${ranking}`,
    `/arena/${pageKey}`,
  ])
    expect(text, path).toMatch(new RegExp(`<loc>https?://[^<]*${path}</loc>`));
  expect(text).not.toContain(closed.id);
  expect(text).not.toContain(inside);
  const robots = await (await fetch(new URL("/robots.txt", api().url))).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
  expect(robots).toContain("Disallow: /placar/");
});

test("a public ranking has a picture of its first places, the same for whoever asks, and no other has one", async () => {
  const card = (key: string, token: string | null = null) =>
    fetch(new URL(`/cartoes/ranking/${key}.png`, api().url), {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
  const pictureOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const answer = await card(ranking);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  const png = await pictureOf(answer);
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // The manager reads the minor's name on the page; in a picture that is sent on it stays initials.
  expect(png.equals(await pictureOf(await card(ranking, arena.manager.token)))).toBe(true);
  for (const key of [inside, "x", october])
    expect((await card(key, arena.manager.token)).status, key).toBe(404);
  const federation = await createFederation(api(), "do Cartão");
  const empty = await createRanking(api(), { federationId: federation.id }, {});
  expect((await card(empty)).status).toBe(200);
  const isPublic = async (key: string) =>
    (
      await api().data(
        `query ($key: UUID!) { ranking(key: $key) { isPublic } }`,
        { key },
        arena.manager.token,
      )
    ).ranking?.isPublic as unknown;
  expect([await isPublic(ranking), await isPublic(inside)]).toEqual([true, false]);
  await api().db.ranking.update({ where: { id: empty }, data: { active: false } });
  expect((await card(empty)).status).toBe(404);
});
