import type { ArenaAthlete, Prisma } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { whether } from "../../platform/loaders";
import { isSignedIn, type Viewer } from "../../platform/viewer";
import { eitherHolds, type MaybePromise } from "../../platform/when-known";

/** Athletes of an arena visible to viewers who do not manage it, such as a teacher's own students. */
type Shown = (viewer: Viewer, now: Date) => Prisma.ArenaAthleteWhereInput;

const shown: Shown[] = [];

/** Registered by higher-level domains at startup. */
export const showArenaAthletes = (where: Shown): void => void shown.push(where);

/** Rows visible to a viewer who does not manage their arena. One statement for all of them. */
export const isShownArenaAthlete = whether(async ({ db, viewer, now }, ids) => {
  if (!isSignedIn(viewer)) return [];
  const rows = await db.arenaAthlete.findMany({
    where: { id: { in: ids }, OR: shown.map((where) => where(viewer, now)) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** Which athletes are own students of the viewer, at an arena that they attend; one statement for all of them. */
export const isOwnStudent = whether(async ({ db, viewer, now }, athleteIds) => {
  if (!isSignedIn(viewer)) return [];
  const rows = await db.arenaAthlete.findMany({
    where: { athleteId: { in: athleteIds }, active: true, OR: shown.map((where) => where(viewer, now)) },
    select: { athleteId: true },
  });
  return rows.map(({ athleteId }) => athleteId);
});

/** Who attends an arena, and since when: who manages it; of their own students who teaches there. */
export const canSeeArenaAthlete = (
  { id, arenaId }: Pick<ArenaAthlete, "id" | "arenaId">,
  ctx: ActionContext,
): MaybePromise<boolean> =>
  eitherHolds(canManageArena(arenaId, ctx.viewer), () =>
    ctx.viewer?.taughtArenaIds.includes(arenaId) ? isShownArenaAthlete(ctx).load(id) : false,
  );

/** Notes of an arena about an athlete are visible to its managers. */
export const canSeeArenaNotes = (
  { arenaId }: Pick<ArenaAthlete, "arenaId">,
  { viewer }: Pick<ActionContext, "viewer">,
): boolean => canManageArena(arenaId, viewer);

/** The same for an id from client input; false also if the record does not exist. */
export const canManageArenaAthlete = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, ctx: ActionContext): Promise<boolean> => {
    if (ctx.viewer === null) return false;
    const link = await ctx.db.arenaAthlete.findUnique({ where: { id }, select: { arenaId: true } });
    return link !== null && canSeeArenaNotes(link, ctx);
  },
);
