import { valueBy } from "../platform/loaders";
import { enrolmentIn, enrolmentVisibleTo, type EnrolmentPhase } from "./enrolment.access";

const countedIn = (phase: EnrolmentPhase) =>
  valueBy<number>(
    async (ctx, athleteIds) => {
      const rows = await ctx.db.enrolment.groupBy({
        by: ["athleteId"],
        where: { athleteId: { in: athleteIds }, AND: [enrolmentVisibleTo(ctx), enrolmentIn(phase, ctx)] },
        _count: { _all: true },
      });
      return new Map(rows.map(({ athleteId, _count }) => [athleteId, _count._all]));
    },
    () => 0,
  );

/** How many enrolments of each athlete the viewer may see: a statement for a phase, however many athletes. */
export const enrolmentCounts = {
  CURRENT: countedIn("CURRENT"),
  RUNNING: countedIn("RUNNING"),
  UPCOMING: countedIn("UPCOMING"),
  PAST: countedIn("PAST"),
  HISTORY: countedIn("HISTORY"),
} as const;
