import { publishPlaces } from "../support/federation-story";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { pairOf, useDrawing } from "../support/drawing";
import { createPairTournament } from "../support/pair-story";
import { createArena } from "../support/story";

const api = useApi();
const { arena, act, draw, drawn, preview } = useDrawing(api);

describe("seeds", () => {
  test("by hand: the first open the groups, and nothing changes after the draw", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const [, second = "", , fourth = ""] = story.pairIds;
    const pairIds = [fourth, second].map(pairOf);
    expect(await act("setSeeds", { categoryId: story.categoryGlobalId, pairIds })).toMatchObject({
      __typename: "SetSeedsSuccess",
    });
    const shown = await preview(story);
    expect(shown.groups.map(({ pairs }: { pairs: { id: string }[] }) => pairs[0]?.id)).toEqual(pairIds);
    expect(shown.pairs.slice(0, 3)).toMatchObject([{ seed: 1 }, { seed: 2 }, { seed: null }]);
    await draw(story);
    expect((await drawn(story)).lettersByResult).toBe(false);
    expect(await act("setSeeds", { categoryId: story.categoryGlobalId, pairIds: [] })).toMatchObject({
      code: "ALREADY_DRAWN",
    });
  });

  test("neither twice nor from elsewhere", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const other = await createPairTournament(api(), arena(), 4);
    const [first = ""] = story.pairIds;
    const seed = (ids: string[]) =>
      act("setSeeds", { categoryId: story.categoryGlobalId, pairIds: ids.map(pairOf) });
    expect(await seed([first, first])).toMatchObject({ code: "NOT_IN_CATEGORY" });
    expect(await seed([other.pairIds[0] ?? ""])).toMatchObject({ code: "NOT_IN_CATEGORY" });
  });

  test("from a ranking: by the points of both athletes in its latest month", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const ranking = await api().db.ranking.create({
      data: { name: "Ranking da casa", category: "Fun", scope: "LOCAL", arenaId: arena().id },
    });
    const seedFrom = (id: string) =>
      act("seedFromRanking", {
        categoryId: story.categoryGlobalId,
        rankingId: encodeGlobalId("Ranking", id),
      });
    expect(await seedFrom(ranking.id)).toMatchObject({ code: "NOBODY_RANKED" });
    const pairs = await api().db.pair.findMany({
      where: { tournamentId: story.id },
      orderBy: { createdAt: "asc" },
      include: { first: true, second: true },
    });
    const place = (athleteId: string | undefined, points: number) => ({
      athleteId: athleteId ?? "",
      points,
      position: 1,
    });
    await publishPlaces(api().db, ranking.id, "2026-09-01", [place(pairs[0]?.first.athleteId, 900)]);
    await publishPlaces(api().db, ranking.id, "2026-10-01", [
      place(pairs[2]?.first.athleteId, 60),
      place(pairs[2]?.second.athleteId, 50),
      place(pairs[4]?.first.athleteId, 100),
    ]);
    expect(await seedFrom(ranking.id)).toMatchObject({ __typename: "SeedFromRankingSuccess" });
    const seeds = await api().db.pair.findMany({
      where: { tournamentId: story.id, seed: { not: null } },
      orderBy: { seed: "asc" },
    });
    expect(seeds.map(({ id }) => id)).toEqual([story.pairIds[2], story.pairIds[4]]);
    const stranger = await createArena(api(), "Rival");
    const hidden = await api().db.ranking.create({
      data: { name: "Só deles", category: "Fun", scope: "LOCAL", arenaId: stranger.id },
    });
    expect(await seedFrom(hidden.id)).toMatchObject({ code: "RANKING_UNKNOWN" });
  });
});
