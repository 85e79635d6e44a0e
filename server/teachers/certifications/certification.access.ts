import type { Certification } from "../../../prisma/generated/client/client";
import { accessRule } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

const isOwn = (teacherId: string, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.teacherId === teacherId;

/** A certificate is visible to its teacher and admins; a removed one to no one. */
export const canSeeCertification = (
  { teacherId, active }: Pick<Certification, "teacherId" | "active">,
  viewer: Viewer | null,
): boolean => active && (isOwn(teacherId, viewer) || isAdmin(viewer));

/** Teachers may add certificates to their own record, even if they teach at no arena. */
export const canAddCertification = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  (_certification: object, { viewer }: ActionContext) => isSignedIn(viewer) && viewer.teacherId !== null,
);

/** The teacher may change or remove their own certificate. False also if it does not exist. */
export const canChangeCertification = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer) || viewer.teacherId === null) return false;
    const certification = await db.certification.findUnique({ where: { id }, select: { teacherId: true } });
    return certification !== null && isOwn(certification.teacherId, viewer);
  },
);
