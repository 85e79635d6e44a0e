import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { TestApi } from "./api";
import type { OpenEvent } from "./enrolling";
import { nextNumber } from "./story";

/** A federation's championship that takes enrolments of pairs, without an arena. */
export async function createChampionship(
  api: TestApi,
  federation: { id: string },
  { category = {}, ...more }: { category?: object } & Record<string, unknown> = {},
): Promise<OpenEvent> {
  const { id, categories } = await api.db.tournament.create({
    data: {
      federationId: federation.id,
      name: `Etapa ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      startDate: new Date("2099-11-20T00:00:00Z"),
      ...more,
      categories: { create: { name: "Fun", level: "Fun", gender: "MIXED", ...category } },
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  return {
    id,
    globalId: encodeGlobalId("Tournament", id),
    categoryId,
    categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId),
  };
}
