import DataLoader from "dataloader";
import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { perRequest } from "../platform/context";

/** Athletes by id, those of one request read together. Everyone signed in may see the sporting part of each. */
export const athletesOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Athlete>(async (ids) => {
      const rows = await ctx.db.athlete.findMany({ where: { id: { in: [...ids] } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? new Error(`no athlete ${id}`));
    }),
);
