import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { loadBoard } from "../../server/competition/board/tournament-board.loader";
import { drawCategory } from "../../server/competition/draws/draw-category.action";
import { readDrawEntries } from "../../server/competition/draws/draw-entries.loader";
import { drawKey, settingsOf } from "../../server/sport/draws/draw-start.rules";
import type { TestApi } from "./api";
import { createAthletes, nextNumber, type ArenaStory } from "./story";

export interface PairStory {
  id: string;
  globalId: string;
  categoryId: string;
  categoryGlobalId: string;
  /** In the order of creation. */
  pairIds: string[];
}

/** An arena's tournament with confirmed pairs in its only category; `category` sets the category's rules. */
export async function createPairTournament(
  api: TestApi,
  arena: Pick<ArenaStory, "id">,
  pairs: number,
  { category = {}, tournament = {} }: { category?: object; tournament?: object } = {},
): Promise<PairStory> {
  const { db } = api;
  const athleteIds = await createAthletes(api, arena.id, pairs * 2, "Jogador");
  const { id, categories } = await db.tournament.create({
    data: {
      arenaId: arena.id,
      name: `Interno ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      startDate: new Date("2026-11-20T00:00:00Z"),
      categories: { create: { name: "Fun", level: "Fun", gender: "MIXED", ...category } },
      ...tournament,
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  const enrolments = await db.enrolment.createManyAndReturn({
    data: athleteIds.map((athleteId, index) => ({
      tournamentId: id,
      categoryId,
      athleteId,
      status: "ENROLLED" as const,
      enrolledAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
    })),
  });
  const enrolmentOf = new Map(enrolments.map((enrolment) => [enrolment.athleteId, enrolment.id]));
  const formed = await db.pair.createManyAndReturn({
    data: Array.from({ length: pairs }, (_, index) => ({
      tournamentId: id,
      categoryId,
      firstId: enrolmentOf.get(athleteIds[2 * index] ?? "") ?? "",
      secondId: enrolmentOf.get(athleteIds[2 * index + 1] ?? "") ?? "",
      createdAt: new Date(Date.UTC(2026, 10, 1, 13, index)),
    })),
  });
  return {
    id,
    globalId: encodeGlobalId("Tournament", id),
    categoryId,
    categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId),
    pairIds: formed.toSorted((a, b) => +a.createdAt - +b.createdAt).map((pair) => pair.id),
  };
}

/** Lots for a draw, and the preview key that has to be sent with them. */
export async function previewedDraw({ db }: TestApi, { id, categoryId }: PairStory) {
  const board = await loadBoard(db, id);
  const tournament = await db.tournament.findUniqueOrThrow({ where: { id } });
  const category = await db.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
  const { entries } = await readDrawEntries(db, tournament, categoryId, board);
  return { lotsSeed: "0".repeat(32), key: drawKey(entries, settingsOf(category)) };
}

/** Draws with the product's action, without a viewer. */
export async function drawStory(api: TestApi, story: PairStory): Promise<void> {
  const ctx = { db: api.db, now: new Date(), viewer: null, events: { emit: async () => {} } };
  await drawCategory(ctx as never, story.categoryId, await previewedDraw(api, story));
}
