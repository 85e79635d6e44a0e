import { graphql, readInlineData } from "react-relay/hooks";
import type { CertificationLevel } from "../../../server/teachers/certification-level.rules";
import type { CertificationState } from "../../../server/teachers/certifications/certification-state.rules";
import type { federatedCertificationRow_row$key } from "../../__generated__/federatedCertificationRow_row.graphql";

export interface FederatedCertificationOfList {
  /** Of the certificate, as addresses carry it. */
  id: string;
  version: number;
  teacher: string;
  arenas: readonly string[];
  name: string;
  level: CertificationLevel;
  issuer: string;
  /** YYYY-MM-DD */
  issuedOn: string;
  /** YYYY-MM-DD; null for no end. */
  validUntil: string | null;
  state: CertificationState;
  /** What the federation has verified; null while it has not. */
  verified: { at: string; by: string | null } | null;
  remindedAt: string | null;
  mayRemind: boolean;
}

/** What the federation is told of one certificate, in its list as beside it. */
export function federatedCertificationRow(
  row: federatedCertificationRow_row$key,
): FederatedCertificationOfList {
  const { key, teacherName, arenas, validUntil, verifiedAt, verifiedByName, remindedAt, ...rest } =
    readInlineData(
      graphql`
        fragment federatedCertificationRow_row on FederatedCertification @inline {
          key
          version
          teacherName
          arenas {
            name
          }
          name
          level
          issuer
          issuedOn
          validUntil
          state
          verifiedAt
          verifiedByName
          remindedAt
          mayRemind
        }
      `,
      row,
    );
  return {
    id: key,
    version: rest.version,
    teacher: teacherName,
    arenas: arenas.map(({ name }) => name),
    name: rest.name,
    level: rest.level,
    issuer: rest.issuer,
    issuedOn: rest.issuedOn,
    validUntil: validUntil ?? null,
    state: rest.state,
    verified: verifiedAt ? { at: verifiedAt, by: verifiedByName ?? null } : null,
    remindedAt: remindedAt ?? null,
    mayRemind: rest.mayRemind,
  };
}

/** Whether somebody of the federation has still to look at it: what has ended waits for the teacher. */
export const isToVerify = ({ verified, state }: FederatedCertificationOfList): boolean =>
  verified === null && state !== "EXPIRED";
