import { graphql, readInlineData } from "react-relay/hooks";
import type { CertificationLevel } from "../../../server/teachers/certification-level.rules";
import type { CertificationState } from "../../../server/teachers/certifications/certification-state.rules";
import type { federatedCertificationRow_row$key } from "../../__generated__/federatedCertificationRow_row.graphql";

export interface FederatedCertificationOfList {
  /** The certification's key, as used in URLs. */
  id: string;
  version: number;
  teacher: string;
  arenas: readonly string[];
  name: string;
  level: CertificationLevel;
  issuer: string;
  /** YYYY-MM-DD */
  issuedOn: string;
  /** YYYY-MM-DD; null if it does not expire. */
  validUntil: string | null;
  state: CertificationState;
  /** The federation's verification; null while unverified. */
  verified: { at: string; by: string | null } | null;
  remindedAt: string | null;
  mayRemind: boolean;
}

/** The fields of one certification that the federation sees, in the list and the drawer. */
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

/** Whether the federation still has to verify it. An expired one has to be renewed by the teacher first. */
export const isToVerify = ({ verified, state }: FederatedCertificationOfList): boolean =>
  verified === null && state !== "EXPIRED";
