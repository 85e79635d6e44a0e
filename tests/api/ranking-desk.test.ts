import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, addMonths, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { usualShares } from "../../server/sport/ranking/ranking-points.rules";
import { acting } from "../support/administering";
import { useApi } from "../support/api";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createRankingStock } from "../support/ranking-stock";
import { createArena, createAthletes, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const act = acting(api);
let arena: ArenaStory;
let federation: FederationStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que ordena");
  federation = await createFederation(api(), "Que ordena");
});

const typed = (more: object = {}) => ({
  name: `Circuito ${nextNumber()}`,
  category: "B",
  gender: "FEMALE",
  scope: "STATE",
  window: "CALENDAR_YEAR",
  bestResults: 4,
  shares: [...usualShares],
  unaffiliated: "COUNT",
  automatic: false,
  ...more,
});
const told = "ranking { id key name category gender scope window bestResults shares automatic active }";
const create = (more: object = {}, owner: FederationStory = federation) =>
  act(
    owner.manager.token,
    "createRanking",
    { federationId: owner.globalId, ...typed(more) },
    `... on CreateRankingSuccess { ${told} }`,
  );
const createOfArena = (more: object = {}) =>
  act(
    arena.manager.token,
    "createArenaRanking",
    { arenaId: arena.globalId, ...typed(more) },
    `... on CreateArenaRankingSuccess { ${told} }`,
  );
const update = (rankingId: string, more: object) =>
  act(
    arena.manager.token,
    "updateRanking",
    { rankingId, active: true, ...typed(more) },
    `... on UpdateRankingSuccess { ${told} }`,
  );
const problems = ({ fields = [] }: { fields?: { path: string[]; message: string }[] }) =>
  Object.fromEntries(fields.map(({ path, message }) => [path.join("."), message]));

/** A ranking of the arena with one result of 300 points, whose last month can be published. */
async function season() {
  const [athleteKey = "", otherKey = ""] = await createAthletes(api(), arena.id, 2);
  const stock = await createRankingStock(api(), { arenaId: arena.id }, athleteKey);
  const rankingId = encodeGlobalId("Ranking", stock.runningRanking);
  const versions = (mutation: string, input: object) =>
    act(
      arena.manager.token,
      mutation,
      { rankingId, ...input },
      `... on ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Success { versions { month number reason } }`,
    );
  return {
    athleteKey,
    otherKey,
    key: stock.runningRanking,
    rankingId,
    month: stock.rankingMonth,
    resultKey: stock.rankingResult,
    publish: (key = stock.rankingKey, month = stock.rankingMonth) =>
      versions("publishRanking", { month, key }),
    correct: (more: object = {}) =>
      versions("correctRanking", {
        changes: [{ resultKey: stock.rankingResult, level: "SF" }],
        reason: "Protesto deferido",
        ...more,
      }),
    add: (more: object = {}) =>
      versions("addRankingPoints", {
        key: randomUUID(),
        athleteKey: otherKey,
        eventName: "Aberto de Garopaba",
        date: addDays(stock.rankingMonth, 5),
        tier: "G500",
        level: "W",
        reason: "Evento de fora",
        correctsPublished: false,
        ...more,
      }),
    draft: async (month: string | null = null) =>
      (
        await api().data(
          `query ($id: ID!, $month: Date) { node(id: $id) { ... on Ranking { monthsToPublish draft(month: $month) {
            key canPublish newCount leavingCount rows(first: 10) { edges { node { position points athlete { key } } } } } } } }`,
          { id: rankingId, month },
          arena.manager.token,
        )
      ).node as {
        monthsToPublish: string[];
        draft: {
          key: string;
          canPublish: boolean;
          newCount: number;
          rows: { edges: { node: { position: number; points: number; athlete: { key: string } } }[] };
        };
      },
    lists: async () => {
      const rows = await api().db.rankingVersion.findMany({
        where: { rankingId: stock.runningRanking },
        orderBy: [{ month: "asc" }, { number: "asc" }],
        include: { positions: { orderBy: [{ position: "asc" }, { points: "desc" }] } },
      });
      return rows.map(({ month, number, reason, positions }) => ({
        month: dayFromDatabase(month),
        number,
        reason,
        places: positions.map(({ athleteId, points }) => [athleteId, points]),
      }));
    },
  };
}

describe("a new ranking", () => {
  test("of a federation, and of an arena, is what was typed and runs", async () => {
    const mine = await create({ name: "Circuito Catarinense" });
    expect(mine["ranking"]).toMatchObject({
      name: "Circuito Catarinense",
      category: "B",
      gender: "FEMALE",
      scope: "STATE",
      window: "CALENDAR_YEAR",
      bestResults: 4,
      shares: [...usualShares],
      automatic: false,
      active: true,
    });
    const own = await createOfArena({ name: "Ranking da Casa" });
    expect(own["ranking"]).toMatchObject({ name: "Ranking da Casa", active: true });
    const rows = await api().db.ranking.findMany({ where: { arenaId: arena.id, name: "Ranking da Casa" } });
    expect(rows).toHaveLength(1);
  });

  test("says all that is wrong at once, each beside its field", async () => {
    const answer = await create({ name: "  ", category: "", bestResults: 0, shares: [1, 2, 3, 4, 5, 6, 7] });
    expect(answer.__typename).toBe("InvalidInput");
    expect(Object.keys(problems(answer)).toSorted()).toEqual(["bestResults", "category", "name", "shares"]);
    expect(problems(await create({ shares: [10_000] }))).toEqual({
      shares: "Informe um percentual para cada fase",
    });
  });

  test("has a name that none of the same that runs has, whoever makes two at once", async () => {
    const twice = await Promise.all([1, 2].map(() => createOfArena({ name: "Ranking de Verão" })));
    expect(twice.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CreateArenaRankingSuccess",
      "InvalidInput",
    ]);
    expect(problems(await createOfArena({ name: "ranking de verão" }))).toEqual({
      name: "Já existe um ranking em andamento com este nome",
    });
    // Another's is no hindrance.
    expect((await create({ name: "Ranking de Verão" })).__typename).toBe("CreateRankingSuccess");
  });

  test("is prepared by a federation that waits, and not by an arena that is paused", async () => {
    const waiting = await createFederation(api(), "Que espera", false);
    expect((await create({}, waiting)).__typename).toBe("CreateRankingSuccess");
    await api().db.arena.update({
      where: { id: arena.id },
      data: { active: false, suspendedAt: new Date(), suspensionReason: "Contrato vencido" },
    });
    expect((await createOfArena()).__typename).not.toBe("CreateArenaRankingSuccess");
    await api().db.arena.update({
      where: { id: arena.id },
      data: { active: true, suspendedAt: null, suspensionReason: null },
    });
  });
});

describe("changing a ranking", () => {
  test("counts from the next list on, and leaves what is out", async () => {
    const { rankingId, key, publish, lists } = await season();
    expect((await publish()).__typename).toBe("PublishRankingSuccess");
    const before = await lists();
    const answer = await update(rankingId, { name: `Novo ${key}`, bestResults: 2 });
    expect(answer["ranking"]).toMatchObject({ name: `Novo ${key}`, bestResults: 2, window: "CALENDAR_YEAR" });
    expect(await lists()).toEqual(before);
    const [version] = await api().db.rankingVersion.findMany({ where: { rankingId: key } });
    expect(version).toMatchObject({ bestResults: 10, window: "ROLLING_52_WEEKS" });
  });

  test("stops it: no list, no points; taken up again it needs a name of its own", async () => {
    const { rankingId, publish, add } = await season();
    const name = `Sazonal ${nextNumber()}`;
    expect((await update(rankingId, { name, active: false }))["ranking"]).toMatchObject({ active: false });
    expect(await publish()).toMatchObject({ code: "RANKING_STOPPED" });
    expect(await add()).toMatchObject({ code: "RANKING_STOPPED" });
    await createOfArena({ name });
    expect(problems(await update(rankingId, { name }))).toEqual({
      name: "Já existe um ranking em andamento com este nome",
    });
  });
});

describe("publishing", () => {
  test("twice at once makes one list, and the second is told", async () => {
    const { publish, month, athleteKey, lists } = await season();
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "PublishRankingSuccess",
      "RuleViolation",
    ]);
    expect(answers.find(({ __typename }) => __typename === "RuleViolation")).toMatchObject({
      code: "ALREADY_PUBLISHED",
    });
    expect(await lists()).toEqual([{ month, number: 1, reason: null, places: [[athleteKey, 300]] }]);
  });

  test("takes what was read and nothing else", async () => {
    const { publish, add, draft, month, otherKey, athleteKey, lists } = await season();
    const read = await draft(month);
    expect(read.draft).toMatchObject({ canPublish: true, newCount: 1 });
    expect(read.monthsToPublish[0]).toBe(month);
    expect((await add()).__typename).toBe("AddRankingPointsSuccess");
    expect(await publish(read.draft.key)).toMatchObject({ code: "LIST_CHANGED" });
    expect(await lists()).toEqual([]);
    const again = await draft(month);
    expect(again.draft.newCount).toBe(2);
    expect((await publish(again.draft.key)).__typename).toBe("PublishRankingSuccess");
    expect((await lists())[0]?.places).toEqual([
      [otherKey, 500],
      [athleteKey, 300],
    ]);
    expect((await draft(month)).draft.canPublish).toBe(false);
  });

  test("does not reach into a month that runs, nor back before the last list", async () => {
    const { publish, draft, month } = await season();
    const running = addMonths(month, 1);
    expect(await publish((await draft(running)).draft.key, running)).toMatchObject({
      code: "MONTH_NOT_OPEN",
    });
    await publish();
    const past = addMonths(month, -1);
    expect(await publish((await draft(past)).draft.key, past)).toMatchObject({ code: "MONTH_NOT_OPEN" });
  });
});

describe("a correction", () => {
  test("makes a version that names the old one, which stays as it was", async () => {
    const { publish, correct, lists, month, athleteKey } = await season();
    await publish();
    const [first] = await lists();
    expect((await correct())["versions"]).toEqual([{ month, number: 2, reason: "Protesto deferido" }]);
    expect(await lists()).toEqual([
      first,
      { month, number: 2, reason: "Protesto deferido", places: [[athleteKey, 180]] },
    ]);
    // The one it has put right counts no more: who pressed twice is told.
    expect(await correct()).toMatchObject({ code: "RESULT_GONE" });
    expect(await lists()).toHaveLength(2);
  });

  test("while the list is being published either comes first, and the list that counts holds it", async () => {
    const { publish, correct, lists, athleteKey } = await season();
    const [published, corrected] = await Promise.all([publish(), correct()]);
    expect(corrected.__typename).toBe("CorrectRankingSuccess");
    const all = await lists();
    if (published.__typename === "PublishRankingSuccess") {
      expect(all.map(({ number }) => number)).toEqual([1, 2]);
      expect(all[0]?.places).toEqual([[athleteKey, 300]]);
      expect(all[1]?.places).toEqual([[athleteKey, 180]]);
    } else {
      expect(published).toMatchObject({ code: "LIST_CHANGED" });
      expect(all).toEqual([]);
    }
  });

  test("needs results of this ranking, and a reason", async () => {
    const { correct, lists } = await season();
    const stranger = await season();
    expect(await correct({ changes: [{ resultKey: stranger.resultKey, level: null }] })).toMatchObject({
      code: "RESULT_GONE",
    });
    expect(problems(await correct({ changes: [], reason: " " }))).toEqual({
      changes: "Escolha o resultado a corrigir",
      reason: "Diga o motivo",
    });
    expect(await lists()).toEqual([]);
  });
});

describe("points by hand", () => {
  test("count once, however often the same is sent, from the next list on", async () => {
    const { publish, add, draft, lists, otherKey } = await season();
    await publish();
    const key = randomUUID();
    const answers = await Promise.all([add({ key }), add({ key })]);
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      "AddRankingPointsSuccess",
      "AddRankingPointsSuccess",
    ]);
    expect((await draft()).draft.rows.edges.map(({ node }) => [node.athlete.key, node.points])[0]).toEqual([
      otherKey,
      500,
    ]);
    expect(await lists()).toHaveLength(1);
  });

  test("of what was forgotten make a new version of the list, with the reason", async () => {
    const { publish, add, lists, month, otherKey, athleteKey } = await season();
    await publish();
    const forgotten = {
      tier: null,
      level: null,
      points: 320,
      correctsPublished: true,
      reason: "Súmula perdida",
    };
    expect((await add(forgotten))["versions"]).toEqual([{ month, number: 2, reason: "Súmula perdida" }]);
    expect((await lists())[1]?.places).toEqual([
      [otherKey, 320],
      [athleteKey, 300],
    ]);
  });

  test("say all that is wrong at once", async () => {
    const { add } = await season();
    expect(problems(await add({ eventName: "", reason: "", tier: null, level: null, points: null }))).toEqual(
      {
        eventName: "Informe o evento",
        points: "Escolha a linha da tabela ou informe os pontos",
        reason: "Diga o motivo",
      },
    );
    expect(problems(await add({ points: 10 }))).toEqual({
      points: "Escolha a linha da tabela ou informe os pontos, não os dois",
    });
    const tomorrow = addDays(dayAt(new Date(), brasiliaTime), 1);
    expect(problems(await add({ date: tomorrow }))).toEqual({ date: "O evento não pode estar no futuro" });
    const elsewhere = await createArena(api(), "De outra");
    const [stranger = ""] = await createAthletes(api(), elsewhere.id, 1);
    expect(problems(await add({ athleteKey: stranger }))).toEqual({
      athleteKey: "Escolha um atleta da lista",
    });
  });
});
