import { manyBy } from "../../platform/loaders";
import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

const withDraw = {
  include: { draw: { include: { entries: true } } },
} satisfies Prisma.TournamentCategoryDefaultArgs;

export type CategoryWithDraw = Prisma.TournamentCategoryGetPayload<typeof withDraw>;

/** Of all these tournaments, by name. */
export const loadCategories = (
  db: Transaction,
  tournamentIds: readonly string[],
): Promise<CategoryWithDraw[]> =>
  db.tournamentCategory.findMany({
    where: { tournamentId: { in: [...tournamentIds] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    ...withDraw,
  });

/** Of a tournament, by name; read once however many fields show them. */
export const categoriesOf = manyBy(
  ({ tournamentId }: CategoryWithDraw) => tournamentId,
  async (ctx, ids) => {
    const rows = await loadCategories(ctx.db, ids);
    return rows;
  },
);
