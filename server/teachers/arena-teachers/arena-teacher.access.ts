import type { TeacherArena } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";

/** What an arena keeps of a teacher: those who manage it. */
export const canSeeTeacherArena = (
  { arenaId }: Pick<TeacherArena, "arenaId">,
  { viewer }: Pick<ActionContext, "viewer">,
): boolean => canManageArena(arenaId, viewer);

/** The same for an id from client input; false also if the record does not exist. */
export const canManageTeacherArena = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, ctx: ActionContext): Promise<boolean> => {
    if (ctx.viewer === null) return false;
    const link = await ctx.db.teacherArena.findUnique({ where: { id }, select: { arenaId: true } });
    return link !== null && canSeeTeacherArena(link, ctx);
  },
);
