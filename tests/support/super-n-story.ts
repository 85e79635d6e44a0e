import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createAthletes, nextNumber } from "./story";

export interface SuperNStory {
  id: string;
  globalId: string;
  categoryId: string;
  categoryGlobalId: string;
  /** In order of enrolment. */
  athleteIds: string[];
}

/** An arena's internal tournament with one Super N category and confirmed athletes, not drawn yet. */
export async function createSuperN(
  api: TestApi,
  arenaId: string,
  athletes: number,
  { category = {}, tournament = {} }: { category?: object; tournament?: object } = {},
): Promise<SuperNStory> {
  const athleteIds = await createAthletes(api, arenaId, athletes, "Jogador");
  const { id, categories } = await api.db.tournament.create({
    data: {
      arenaId,
      name: `Interno ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      startDate: new Date("2026-11-20T00:00:00Z"),
      categories: {
        create: { name: "Super 8", level: "Fun", gender: "FEMALE", drawFormat: "SUPER_N", ...category },
      },
      ...tournament,
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  await api.db.enrolment.createMany({
    data: athleteIds.map((athleteId, index) => ({
      tournamentId: id,
      categoryId,
      athleteId,
      status: "ENROLLED" as const,
      enrolledAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
    })),
  });
  return {
    id,
    globalId: encodeGlobalId("Tournament", id),
    categoryId,
    categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId),
    athleteIds,
  };
}
