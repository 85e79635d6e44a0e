import { graphql, readInlineData } from "react-relay/hooks";
import type { CertificationLevel } from "../../../server/teachers/certification-level.rules";
import type { arenaTeacherRow_row$key } from "../../__generated__/arenaTeacherRow_row.graphql";

/** A teacher's status in the arena's list. */
export type TeacherStanding = "ACTIVE" | "INVITED" | "DECLINED" | "NO_ACCOUNT" | "ENDED";

export interface ArenaTeacherOfList {
  id: string;
  name: string;
  active: boolean;
  hasAccount: boolean;
  standing: TeacherStanding;
  email: string | null;
  certification: { name: string; level: CertificationLevel } | null;
  scheduled: number;
  students: number;
}

/** The fields of one teacher that the arena's list shows. */
export function arenaTeacherRow(key: arenaTeacherRow_row$key): ArenaTeacherOfList {
  const row = readInlineData(
    graphql`
      fragment arenaTeacherRow_row on TeacherArena @inline {
        id
        name
        active
        hasAccount
        email
        invitationStatus
        highestCertification {
          name
          level
        }
        scheduledClassCount
        studentCount
      }
    `,
    key,
  );
  const { id, name, active, hasAccount, email = null, invitationStatus, highestCertification = null } = row;
  return {
    id,
    name,
    active,
    hasAccount,
    email,
    standing: standingOf(active, hasAccount, invitationStatus ?? null),
    certification: highestCertification && {
      name: highestCertification.name,
      level: highestCertification.level,
    },
    scheduled: row.scheduledClassCount,
    students: row.studentCount,
  };
}

/** A pending invitation takes precedence, even for a former teacher. */
export function standingOf(active: boolean, hasAccount: boolean, invitation: string | null): TeacherStanding {
  if (invitation === "PENDING") return "INVITED";
  if (!active) return "ENDED";
  if (hasAccount) return "ACTIVE";
  return invitation === "DECLINED" ? "DECLINED" : "NO_ACCOUNT";
}
