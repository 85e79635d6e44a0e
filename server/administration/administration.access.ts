import type { ActionContext } from "../platform/context";
import { isAdmin } from "../platform/viewer";

/** Whether an admin asks about something that there is: what there is not answers like what one may not do. */
const asAdmin =
  (count: (id: string, db: ActionContext["db"]) => Promise<number>) =>
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> =>
    isAdmin(viewer) && (await count(id, db)) > 0;

export const canAdministerArena = asAdmin((id, db) => db.arena.count({ where: { id } }));

export const canAdministerFederation = asAdmin((id, db) => db.federation.count({ where: { id } }));

export const canAdministerMember = asAdmin((id, db) => db.federationMember.count({ where: { id } }));

export const canAdministerInvitation = asAdmin((id, db) => db.managementInvitation.count({ where: { id } }));

export const canAdministerUser = asAdmin((id, db) => db.user.count({ where: { id, deletedAt: null } }));
export const canAdministerContract = asAdmin((id, db) => db.contract.count({ where: { id } }));

/** With what there is of those that are named; which of them an action needs, and how many it takes, the action says. */
export async function canAdministerPlaces(
  { arenaIds, federationId }: { arenaIds: readonly string[]; federationId: string | null },
  ctx: ActionContext,
): Promise<boolean> {
  if (!isAdmin(ctx.viewer)) return false;
  if (federationId !== null && !(await canAdministerFederation(federationId, ctx))) return false;
  const ids = [...new Set(arenaIds)];
  return ids.length === 0 || (await ctx.db.arena.count({ where: { id: { in: ids } } })) === ids.length;
}
