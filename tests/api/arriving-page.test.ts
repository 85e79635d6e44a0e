import { describe, expect, test } from "vitest";
import { arrivingPage } from "../../server/pages/arriving-page.loader";
import { createLog } from "../../server/platform/log";
import { createFederation, createRanking } from "../support/federation-story";
import { createArena } from "../support/story";
import { useApi } from "../support/api";

const api = useApi();
const opening = (path: string) =>
  arrivingPage({ db: api().db, log: createLog("silent"), now: new Date() }, path);

describe("a tournament's page opens with its name, its days and its place", () => {
  const create = async (data: { isPublic: boolean; publishedAt?: null; endDate?: Date }) => {
    const arena = await createArena(api(), "da Abertura");
    const { id } = await api().db.tournament.create({
      data: {
        arenaId: arena.id,
        name: "Copa da Ilha",
        kind: "INTERNAL",
        category: "Fun",
        startDate: new Date("2026-12-05"),
        ...data,
      },
    });
    return `/torneio/${id}`;
  };

  test("for everybody", async () => {
    const path = await create({ isPublic: true });
    expect(await opening(path)).toEqual({
      title: "Copa da Ilha",
      line: "sábado, 5 de dezembro · Arena da Abertura",
    });
    expect(await api().statementsOf(() => opening(path))).toHaveLength(2);
    const weekend = await create({ isPublic: true, endDate: new Date("2026-12-06") });
    expect((await opening(weekend))?.line).toBe("sáb., 05/12 a dom., 06/12 · Arena da Abertura");
  });

  test("but not of one that is not for everybody", async () => {
    expect(await opening(await create({ isPublic: false }))).toBeNull();
    expect(await opening(await create({ isPublic: true, publishedAt: null }))).toBeNull();
  });
});

test("a ranking's page opens with its name, its category and its federation, while it is open to everybody", async () => {
  const federation = await createFederation(api(), "da Abertura");
  const id = await createRanking(api(), { federationId: federation.id }, {});
  const { name } = await api().db.ranking.findUniqueOrThrow({ where: { id } });
  expect(await opening(`/ranking/${id}`)).toEqual({
    title: name,
    line: "Masculino B · Federação da Abertura",
    picture: `/cartoes/ranking/${id}.png`,
  });
  const arena = await createArena(api(), "de Dentro");
  const inside = await createRanking(api(), { arenaId: arena.id }, {});
  const stopped = await createRanking(api(), { federationId: federation.id }, {}, false);
  for (const hidden of [inside, stopped]) expect(await opening(`/ranking/${hidden}`)).toBeNull();
});

test("an athlete's page opens with name, level and picture, while the athlete says so", async () => {
  const create = (publicSince: Date | null) =>
    api().db.athlete.create({ data: { fullName: "Lia da Abertura", level: "B", publicSince } });
  const { id } = await create(new Date());
  expect(await opening(`/atleta/${id}`)).toEqual({
    title: "Lia da Abertura",
    line: "Nível B no beach tennis",
    picture: `/cartoes/atleta/${id}.png`,
  });
  expect(await opening(`/atleta/${(await create(null)).id}`)).toBeNull();
});

test("other addresses, and what is no key, cost nothing", async () => {
  const statements = await api().statementsOf(async () => {
    for (const path of [
      "/",
      "/torneios",
      "/torneio/",
      "/torneio/x'--",
      "/ranking/x'--",
      "/torneio/a/tv",
      "/conta",
    ])
      expect(await opening(path)).toBeNull();
  });
  expect(statements).toEqual([]);
});
