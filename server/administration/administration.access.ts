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

/** With what there is of those that are named; whether it is one of them the form says. */
export const canContractWith = async (
  { arenaId, federationId }: { arenaId: string | null; federationId: string | null },
  ctx: ActionContext,
): Promise<boolean> =>
  isAdmin(ctx.viewer) &&
  (arenaId === null || (await canAdministerArena(arenaId, ctx))) &&
  (federationId === null || (await canAdministerFederation(federationId, ctx)));
