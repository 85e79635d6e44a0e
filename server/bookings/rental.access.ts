import type { CourtBooking } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { isAthlete } from "../athletes/athlete.access";
import { accessRule, arenaManagers, athletes } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";

/** A rental is visible to its athlete and to managers of the arena. A block of a court is not a rental. */
export const canSeeRental = (
  { kind, athleteId }: Pick<CourtBooking, "kind" | "athleteId">,
  arenaId: string,
  viewer: Viewer | null,
): boolean =>
  kind === "RENTAL" &&
  isSignedIn(viewer) &&
  (canManageArena(arenaId, viewer) || (athleteId !== null && athleteId === viewer.athleteId));

const couldManage = (viewer: Viewer | null): viewer is Viewer =>
  isSignedIn(viewer) && (viewer.ownedArenaIds.length > 0 || isAdmin(viewer));

/** Move, cancel, answer: who manages its arena, and admins. */
export const canManageRental = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!couldManage(viewer)) return false;
    const rental = await db.courtBooking.findFirst({
      where: { id, kind: "RENTAL" },
      select: { court: { select: { arenaId: true } } },
    });
    return rental !== null && canManageArena(rental.court.arenaId, viewer);
  },
);

/** Give back a court: the athlete who asked for it. */
export const ownsRental = accessRule("ARENA", athletes, async (id: string, { db, viewer }: ActionContext) => {
  if (!isSignedIn(viewer) || viewer.athleteId === null) return false;
  return (await db.courtBooking.count({ where: { id, kind: "RENTAL", athleteId: viewer.athleteId } })) > 0;
});

/** Athletes may request a court for themselves at any public arena. */
export const canAskForCourt = accessRule("ARENA", athletes, (_input: object, ctx: ActionContext) =>
  isAthlete(ctx),
);
