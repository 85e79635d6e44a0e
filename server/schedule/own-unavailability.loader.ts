import { manyBy } from "../platform/loaders";
import type { Unavailability } from "../../prisma/generated/client/client";

/** When those of the enrolments that a request shows cannot play, by start; one statement. */
export const unavailabilityOf = manyBy(
  ({ enrolmentId }: Unavailability) => enrolmentId,
  async (ctx, enrolmentIds) => {
    const rows = await ctx.db.unavailability.findMany({
      where: { enrolmentId: { in: enrolmentIds } },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    });
    return rows;
  },
);
