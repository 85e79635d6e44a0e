import { valueBy } from "../platform/loaders";
import type { Athlete } from "../../prisma/generated/client/client";

/** Athletes by id, those of one request read together. Everyone signed in may see the sporting part of each. */
export const athletesOf = valueBy<Athlete>(
  async (ctx, ids) => {
    const rows = await ctx.db.athlete.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no athlete ${id}`),
);
