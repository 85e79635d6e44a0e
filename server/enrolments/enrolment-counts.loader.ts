import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { enrolmentIn, enrolmentVisibleTo, type EnrolmentPhase } from "./enrolment.access";

const countIn = async (ctx: ActionContext, athleteIds: string[], phase: EnrolmentPhase) => {
  const rows = await ctx.db.enrolment.groupBy({
    by: ["athleteId"],
    where: { athleteId: { in: athleteIds }, AND: [enrolmentVisibleTo(ctx), enrolmentIn(phase)] },
    _count: { _all: true },
  });
  return new Map(rows.map(({ athleteId, _count }) => [athleteId, _count._all]));
};

/** How many enrolments of each athlete the viewer may see: two statements, however many athletes. */
export const enrolmentCountsOf = valueBy<Record<EnrolmentPhase, number>>(
  async (ctx, ids) => {
    const current = await countIn(ctx, ids, "CURRENT");
    const past = await countIn(ctx, ids, "PAST");
    return new Map(ids.map((id) => [id, { CURRENT: current.get(id) ?? 0, PAST: past.get(id) ?? 0 }]));
  },
  () => ({ CURRENT: 0, PAST: 0 }),
);
