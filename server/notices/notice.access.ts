import { accessRule, everyone } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";

/** Notices are for whom they tell alone, not even for admins. */
export const isOwnNotice = ({ userId }: { userId: string }, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.userId === userId;

/** False as well for a notice that does not exist. */
export const mayReadNotice = accessRule("ACCOUNT", everyone, async (id: string, ctx: ActionContext) => {
  const { db, viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  return (await db.notice.count({ where: { id, userId: viewer.userId } })) > 0;
});
