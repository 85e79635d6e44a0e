import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { whenKnown, type MaybePromise } from "../../platform/when-known";
import { eventOf, type CategoryWithDraw } from "../event.loader";

export type { CategoryWithDraw };

/** Of all these tournaments, by name; inside an action that holds their lock. */
export const loadCategories = (
  db: Transaction,
  tournamentIds: readonly string[],
): Promise<CategoryWithDraw[]> =>
  db.tournamentCategory.findMany({
    where: { tournamentId: { in: [...tournamentIds] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    include: { draw: { include: { entries: true } } },
  });

/** Of a tournament, by name; read once however many fields show them. */
export const categoriesOf = (ctx: ActionContext) => ({
  load: (tournamentId: string): MaybePromise<CategoryWithDraw[]> =>
    whenKnown(eventOf(ctx).load(tournamentId), ({ categories }) => categories),
});
