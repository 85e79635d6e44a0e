import DataLoader from "dataloader";
import type { ActionContext } from "../platform/context";
import { perRequest } from "../platform/context";
import { isAdmin } from "../platform/viewer";

/** Which of these athletes attend one of the viewer's own arenas; one statement for all that a request shows. */
const attendsOwnArena = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, boolean>(async (athleteIds) => {
      const links = await ctx.db.arenaAthlete.findMany({
        where: {
          athleteId: { in: [...athleteIds] },
          arenaId: { in: [...(ctx.viewer?.ownedArenaIds ?? [])] },
          active: true,
        },
        select: { athleteId: true },
      });
      const found = new Set(links.map(({ athleteId }) => athleteId));
      return athleteIds.map((id) => found.has(id));
    }),
);

/** E-mail, phone, birth date: the athlete, the managers of arenas they attend, and admins. */
export function canSeePersonalData(athleteId: string, ctx: ActionContext): boolean | Promise<boolean> {
  const { viewer } = ctx;
  if (!viewer) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return viewer.ownedArenaIds.length > 0 && attendsOwnArena(ctx).load(athleteId);
}
