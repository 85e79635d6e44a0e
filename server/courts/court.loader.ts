import type { Court } from "../../prisma/generated/client/client";
import { valueBy } from "../platform/loaders";

/** A court by its row's id; one statement, however many. */
export const courtOf = valueBy<Court>(
  async ({ db }, ids) => {
    const rows = await db.court.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`there is no court ${id}`),
);
