import { whether } from "../../platform/loaders";

/** Which athletes have a link for their calendar. */
export const calendarFeeds = whether(async (ctx, athleteIds) => {
  const feeds = await ctx.db.calendarFeed.findMany({
    where: { athleteId: { in: athleteIds } },
    select: { athleteId: true },
  });
  return feeds.map(({ athleteId }) => athleteId);
});
