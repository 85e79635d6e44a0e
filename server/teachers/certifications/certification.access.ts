import type { Certification } from "../../../prisma/generated/client/client";
import { accessRule } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

const isOwn = (teacherId: string, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.teacherId === teacherId;

/** The teacher whose it is, and admins; of one that was removed nobody. */
export const canSeeCertification = (
  { teacherId, active }: Pick<Certification, "teacherId" | "active">,
  viewer: Viewer | null,
): boolean => active && (isOwn(teacherId, viewer) || isAdmin(viewer));

/** Write down one of one's own: who has a record as a teacher, at an arena or at none. */
export const canAddCertification = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  (_certification: object, { viewer }: ActionContext) => isSignedIn(viewer) && viewer.teacherId !== null,
);

/** Change or remove it: whose it is. False as well for one that does not exist. */
export const canChangeCertification = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer) || viewer.teacherId === null) return false;
    const certification = await db.certification.findUnique({ where: { id }, select: { teacherId: true } });
    return certification !== null && isOwn(certification.teacherId, viewer);
  },
);
