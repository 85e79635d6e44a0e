import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";
import { type EnrolmentPhase, enrolmentVisibleTo, enrolmentIn } from "./enrolment.access";

/** How many enrolments of each athlete the viewer may see: two statements, however many athletes. */
export const enrolmentCountsOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Record<EnrolmentPhase, number>>(async (athleteIds) => {
      const count = async (phase: EnrolmentPhase) => {
        const rows = await ctx.db.enrolment.groupBy({
          by: ["athleteId"],
          where: {
            athleteId: { in: [...athleteIds] },
            AND: [enrolmentVisibleTo(ctx), enrolmentIn(phase)],
          },
          _count: { _all: true },
        });
        return new Map(rows.map(({ athleteId, _count }) => [athleteId, _count._all]));
      };
      const current = await count("CURRENT");
      const past = await count("PAST");
      return athleteIds.map((id) => ({ CURRENT: current.get(id) ?? 0, PAST: past.get(id) ?? 0 }));
    }),
);
