import { graphql, readInlineData } from "react-relay/hooks";
import type { CertificationLevel } from "../../../server/teachers/certification-level.rules";
import type { CertificationState } from "../../../server/teachers/certifications/certification-state.rules";
import type { readCertification_certification$key } from "../../__generated__/readCertification_certification.graphql";

/** One of a teacher's own. */
export interface OwnCertification {
  id: string;
  name: string;
  level: CertificationLevel;
  issuer: string;
  /** YYYY-MM-DD */
  issuedOn: string;
  /** YYYY-MM-DD; null for no end. */
  validUntil: string | null;
  state: CertificationState;
  /** As the address of its document carries it. */
  key: string;
  document: { name: string; size: number; sentAt: string } | null;
}

export function readCertification(key: readCertification_certification$key): OwnCertification {
  const {
    id,
    name,
    level,
    issuer,
    issuedOn,
    validUntil = null,
    state,
    key: documentKey,
    document = null,
  } = readInlineData(
    graphql`
      fragment readCertification_certification on Certification @inline {
        id
        name
        level
        issuer
        issuedOn
        validUntil
        state
        key
        document {
          name
          size
          sentAt
        }
      }
    `,
    key,
  );
  const sent = document && { name: document.name, size: document.size, sentAt: document.sentAt };
  return { id, name, level, issuer, issuedOn, validUntil, state, key: documentKey, document: sent };
}
