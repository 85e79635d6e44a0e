import type { MergeRequest, RecordMerge } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { accessRule, adminsOnly, arenaManagers, athletes, everyone } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { isAdmin, isSignedIn } from "../platform/viewer";
import { mayUndo } from "./merging.rules";

/**
 * The record that took in a row of an arena's list, for a repeated press after the row is gone.
 * @param athleteId Whose row is left of the two.
 * @returns null if the row never existed, or the merge was undone or can no longer be.
 */
export async function recordThatTookIn(
  db: Transaction,
  rowId: string,
  athleteId: string,
): Promise<string | null> {
  const merge = await db.recordMerge.findFirst({
    where: {
      keptId: athleteId,
      undoneAt: null,
      journal: { array_contains: [{ table: "alunos_arenas", before: { id: rowId } }] },
    },
    select: { keptId: true },
  });
  return merge?.keptId ?? null;
}

/** Both records belong to arenas that the viewer manages, or one took in the other there. False for unknown ids. */
export const canMerge = accessRule(
  "ARENA",
  arenaManagers,
  async (
    { keptId, otherId }: { keptId: { id: string }; otherId: { id: string } },
    { db, viewer }: ActionContext,
  ): Promise<boolean> => {
    if (!isSignedIn(viewer)) return false;
    const ids = [keptId.id, otherId.id];
    const rows = await db.arenaAthlete.findMany({
      where: { id: { in: ids } },
      select: { id: true, arenaId: true, athleteId: true },
    });
    const [row] = rows;
    if (!row || !rows.every(({ arenaId }) => canManageArena(arenaId, viewer))) return false;
    const gone = ids.find((id) => rows.every((one) => one.id !== id));
    return gone === undefined
      ? rows.length === 2
      : (await recordThatTookIn(db, gone, row.athleteId)) !== null;
  },
);

type Asked = Pick<MergeRequest, "arenaId" | "keptId">;

/** Whether the viewer is the person asked, with a verified address. */
export const isAskedToMerge = (
  { keptId }: Pick<Asked, "keptId">,
  { viewer }: Pick<ActionContext, "viewer">,
) => isSignedIn(viewer) && viewer.emailConfirmed && viewer.athleteId === keptId;

/** The person asked, the managers of the asking arena, and admins. */
export const canSeeMergeRequest = (request: Asked, ctx: Pick<ActionContext, "viewer">): boolean =>
  isAskedToMerge(request, ctx) || canManageArena(request.arenaId, ctx.viewer);

const requestOf = ({ db }: ActionContext, id: string) =>
  db.mergeRequest.findUnique({ where: { id }, select: { arenaId: true, keptId: true } });

/** The person asked, whatever the state of the request. */
export const canAnswerMergeRequest = accessRule(
  "ACCOUNT",
  athletes,
  async (id: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer)) return false;
    const request = await requestOf(ctx, id);
    return request !== null && isAskedToMerge(request, ctx);
  },
);

/** The managers of the asking arena, and admins. */
export const canWithdrawMergeRequest = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer)) return false;
    const request = await requestOf(ctx, id);
    return request !== null && canManageArena(request.arenaId, ctx.viewer);
  },
);

/** Finds the record under an address that has no account yet. Addresses are unique among records. */
export const unclaimedUnder = (email: string) => ({ email, userId: null, status: "ACTIVE" as const });

/** The verified owner of the record's address; also of a record that became theirs by accepting it. */
export const canAnswerRecordClaim = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> => {
    if (!isSignedIn(viewer) || !viewer.emailConfirmed || viewer.actsFor !== null) return false;
    const { userId, email } = viewer;
    const asked = await db.athlete.count({ where: { id, OR: [{ userId }, unclaimedUnder(email)] } });
    if (asked > 0) return true;
    return (await db.mergedRecord.count({ where: { id, athlete: { userId } } })) > 0;
  },
);

type Merged = Pick<RecordMerge, "arenaId" | "keptId" | "byAdmin" | "byPerson">;

/** Users who could have merged the two records: the arena, the person who confirmed it, and admins. */
export const canSeeRecordMerge = (merge: Merged, { viewer }: Pick<ActionContext, "viewer">): boolean =>
  isSignedIn(viewer) &&
  mayUndo(merge, {
    isAdmin: isAdmin(viewer),
    athleteId: viewer.emailConfirmed ? viewer.athleteId : null,
    manages: (arenaId) => canManageArena(arenaId, viewer),
  });

export const canUndoMerge = accessRule(
  "ARENA",
  { ATHLETE: "OWN", ARENA_MANAGER: "OWN", ...adminsOnly },
  async (id: string, ctx: ActionContext): Promise<boolean> => {
    if (!isSignedIn(ctx.viewer)) return false;
    const merge = await ctx.db.recordMerge.findUnique({
      where: { id },
      select: { arenaId: true, keptId: true, byAdmin: true, byPerson: true },
    });
    return merge !== null && canSeeRecordMerge(merge, ctx);
  },
);
