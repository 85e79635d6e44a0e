import { describe, expect, test } from "vitest";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { draftList } from "../../server/rankings/draft.loader";
import { useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { publishPlaces } from "../support/federation-story";
import { usePlayedEvents } from "../support/played-event";
import { completed } from "../support/playing";

const api = useApi();
const { arena, playing } = usePlayedEvents(api);

/** Where the events are: there it may be yesterday still. */
const today = () => dayToDatabase(dayAt(new Date(), "America/Sao_Paulo"));

describe("points in a ranking", () => {
  const rankingOf = (changes: object = {}) =>
    api().db.ranking.create({
      data: { name: "Ranking interno", category: "Fun", scope: "LOCAL", arenaId: arena().id, ...changes },
    });
  /** The list as it stands today, published or not. */
  const running = async ({ id, bestResults }: { id: string; bestResults: number }) => {
    const day = dayFromDatabase(today());
    const terms = { window: "ROLLING_52_WEEKS", bestResults } as const;
    const draft = { rankingId: id, terms, month: firstOfMonth(day), today: day, at: new Date() };
    return (await draftList(api().db, draft)).rows;
  };

  test("each partner earns them in full; a correction pays anew; months gone by stay", async () => {
    const ranking = await rankingOf();
    const event = await createDrawnEvent(
      api(),
      arena(),
      4,
      { format: "KNOCKOUT" },
      { rankingId: ranking.id, rankingTier: "G500" },
    );
    await api().db.tournament.update({ where: { id: event.id }, data: { startDate: today() } });
    const [champions, finalists] = event.pairs;
    await publishPlaces(api().db, ranking.id, "2020-01-01", [
      { athleteId: champions!.athleteIds[0], position: 7, points: 7 },
    ]);
    const play = playing(event);
    for (const number of [1, 2, 3]) await play.favourite(number);
    const points = async () =>
      new Map((await running(ranking)).map((row) => [row.athleteId, [row.position, row.total]]));
    const first = await points();
    expect(first.size).toBe(8);
    for (const athleteId of champions!.athleteIds) expect(first.get(athleteId)).toEqual([1, 500]);
    for (const athleteId of finalists!.athleteIds) expect(first.get(athleteId)).toEqual([3, 300]);
    const { categories } = await play.category();
    expect(categories[0].finalPositions.map((row: any) => row.points)).toEqual([500, 300, 180, 180]);

    const final = await play.matchOf(3);
    await play.send(3, completed(final.winnerSide === 1 ? [2, 6] : [6, 2]));
    expect((await points()).get(finalists!.athleteIds[0])).toEqual([1, 500]);
    const old = await api().db.rankingPosition.findMany({ where: { rankingId: ranking.id } });
    expect(old).toMatchObject([{ points: 7, position: 7 }]);

    // A correction that leaves the final to be played takes the points back until it is.
    const semifinal = await play.matchOf(1);
    await play.send(1, { ...completed(semifinal.winnerSide === 1 ? [2, 6] : [6, 2]), acceptMoves: true });
    expect((await points()).size).toBe(0);
  });

  test("a ranking attached after the end gives the same points, once, on the day of the event", async () => {
    const ranking = await rankingOf();
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    await api().db.tournament.update({ where: { id: event.id }, data: { startDate: today() } });
    const play = playing(event);
    for (const number of [1, 2, 3]) await play.favourite(number);
    const results = () =>
      api().db.rankingResult.findMany({
        where: { categoryId: event.categoryId },
        orderBy: { points: "desc" },
      });
    expect(await results()).toEqual([]);
    const attach = async (rankingId: string | null) =>
      (
        await api().data(
          `mutation ($input: AttachRankingInput!) { attachRanking(input: $input) { __typename ... on RuleViolation { code } } }`,
          {
            input: {
              categoryId: encodeGlobalId("TournamentCategory", event.categoryId),
              rankingId: rankingId && encodeGlobalId("Ranking", rankingId),
              tier: rankingId && "G500",
            },
          },
          arena().manager.token,
        )
      )["attachRanking"];

    // Two at once: one of them is too late.
    const answers = await Promise.all([attach(ranking.id), attach(ranking.id)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "AttachRankingSuccess",
      "RuleViolation",
    ]);
    const given = await results();
    expect(given.map(({ points, level }) => [points, level])).toEqual([
      [500, "W"],
      [500, "W"],
      [300, "F"],
      [300, "F"],
      [180, "SF"],
      [180, "SF"],
      [180, "SF"],
      [180, "SF"],
    ]);
    for (const { date, rankingId } of given) expect([date, rankingId]).toEqual([today(), ranking.id]);
    expect(await attach((await rankingOf()).id)).toMatchObject({ code: "CATEGORY_SETTLED" });
    expect(await attach(null)).toMatchObject({ code: "CATEGORY_SETTLED" });
    expect(await results()).toHaveLength(8);
    const finished = await api().db.tournament.findUniqueOrThrow({ where: { id: event.id } });
    expect(finished.status).toBe("FINISHED");

    // A correction pays anew, as if the ranking had always been there.
    const final = await play.matchOf(3);
    await play.send(3, completed(final.winnerSide === 1 ? [2, 6] : [6, 2]));
    const champions = await api().db.rankingResult.findMany({
      where: { categoryId: event.categoryId, replacedAt: null, level: "W" },
    });
    expect(champions.map(({ athleteId }) => athleteId).toSorted()).toEqual(
      given
        .filter(({ level }) => level === "F")
        .map(({ athleteId }) => athleteId)
        .toSorted(),
    );
  });

  test("a final to which neither came has two finalists and no champion", async () => {
    const ranking = await rankingOf();
    const event = await createDrawnEvent(
      api(),
      arena(),
      4,
      { format: "DOUBLE_ELIMINATION" },
      { rankingId: ranking.id, rankingTier: "G500" },
    );
    const play = playing(event);
    for (const number of [1, 2, 3, 4, 5]) await play.favourite(number);
    await play.send(6, { outcome: "DOUBLE_WALKOVER" });
    const { status, categories } = await play.category();
    const { finalPositions } = categories[0];
    expect(status).toBe("FINISHED");
    expect(finalPositions.map(({ position, points }: any) => [position, points])).toEqual([
      [2, 300],
      [2, 300],
      [3, 180],
      [4, 180],
    ]);
    expect(finalPositions[0].reason).toBe("2º: finalista");
  });

  test("the best results count, and of equals who played fewer events stands first", async () => {
    const ranking = await rankingOf({ bestResults: 1 });
    const settings = { format: "KNOCKOUT" as const };
    const attached = { rankingId: ranking.id, rankingTier: "G100" as const };
    const event = await createDrawnEvent(api(), arena(), 2, settings, attached);
    const [athleteId, partnerId] = event.pairs[0]!.athleteIds;
    const another = await createDrawnEvent(api(), arena(), 2, settings, attached);
    await api().db.rankingResult.create({
      data: {
        rankingId: ranking.id,
        categoryId: another.categoryId,
        athleteId,
        level: "F",
        points: 60,
        date: today(),
      },
    });
    await playing(event).favourite(1);
    const best = (await running(ranking)).filter(({ total }) => total === 100);
    expect(best.map((row) => [row.athleteId, row.position])).toEqual([
      [partnerId, 1],
      [athleteId, 2],
    ]);
  });
});
