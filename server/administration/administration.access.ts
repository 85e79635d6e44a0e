import { invitesTo } from "../identity/management/management-invitation.access";
import { accessRule, adminsOnly, everyone, organisers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin, isSignedIn } from "../platform/viewer";
import { mostArenas } from "./users/assign-role.rules";

/** Whether an admin asks about something that there is: what there is not answers like what one may not do. */
const asAdmin = (count: (id: string, db: ActionContext["db"]) => Promise<number>) =>
  accessRule(
    "ADMINISTRATION",
    adminsOnly,
    async (id: string, { db, viewer }: ActionContext) => isAdmin(viewer) && (await count(id, db)) > 0,
  );

export const canAdministerArena = asAdmin((id, db) => db.arena.count({ where: { id } }));

export const canAdministerFederation = asAdmin((id, db) => db.federation.count({ where: { id } }));

/** Who may withdraw an invitation: admins, and the people of the place that it invites to. */
export const canWithdrawInvitation = accessRule(
  "FEDERATION",
  organisers,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    const runsNothing = viewer.federationIds.length === 0 && viewer.ownedArenaIds.length === 0;
    if (!isAdmin(viewer) && runsNothing) return false;
    const invitation = await db.managementInvitation.findUnique({ where: { id } });
    return invitation !== null && (isAdmin(viewer) || invitesTo(invitation, viewer));
  },
);

export const canAdministerUser = asAdmin((id, db) => db.user.count({ where: { id, deletedAt: null } }));
/** The user, for their own name, and admins. */
export const canCorrectName = accessRule(
  "ACCOUNT",
  { ...everyone, ...adminsOnly },
  (id: string, ctx: ActionContext) =>
    (isSignedIn(ctx.viewer) && ctx.viewer.userId === id) || canAdministerUser(id, ctx),
);
export const canAdministerContract = asAdmin((id, db) => db.contract.count({ where: { id } }));

interface Named {
  arenaId?: { id: string } | null | undefined;
  arenaIds?: readonly { id: string }[] | null | undefined;
  federationId?: { id: string } | null | undefined;
}

/** With what there is of those that are named; which of them an action needs, and how many it takes, the action says. */
export const canAdministerPlaces = accessRule(
  "ADMINISTRATION",
  adminsOnly,
  async ({ arenaId, arenaIds, federationId }: Named, ctx: ActionContext) => {
    if (!isAdmin(ctx.viewer)) return false;
    if (federationId && !(await canAdministerFederation(federationId.id, ctx))) return false;
    // One more than any action takes is enough to refuse them.
    const named = [...(arenaId ? [arenaId] : []), ...(arenaIds ?? []).slice(0, mostArenas + 1)];
    const ids = [...new Set(named.map(({ id }) => id))];
    return ids.length === 0 || (await ctx.db.arena.count({ where: { id: { in: ids } } })) === ids.length;
  },
);
