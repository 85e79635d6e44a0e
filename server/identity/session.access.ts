import { accessRule, everyone } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { openSessionsOf } from "./account.loader";

/** Sessions are for their owner alone, not even for admins. */
export const ownsSessionsOf = (userId: string, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.userId === userId;

/** False as well for a session that does not exist or is over. */
export const isOwnSession = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer, now }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    const own = await db.session.findFirst({ where: { AND: [{ id }, openSessionsOf(viewer, now)] } });
    return own !== null;
  },
);
