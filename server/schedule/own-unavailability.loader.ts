import DataLoader from "dataloader";
import type { Unavailability } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";

/** When those of the enrolments that a request shows cannot play, by start; one statement. */
export const unavailabilityOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Unavailability[]>(async (enrolmentIds) => {
      const rows = await ctx.db.unavailability.findMany({
        where: { enrolmentId: { in: [...enrolmentIds] } },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      });
      return enrolmentIds.map((id) => rows.filter(({ enrolmentId }) => enrolmentId === id));
    }),
);
