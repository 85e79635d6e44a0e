import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, readInlineData } from "react-relay/hooks";
import {
  type CertificationLevel,
  certificationLevelLabel,
} from "../../../server/teachers/certification-level.rules";
import type { CertificationState } from "../../../server/teachers/certifications/certification-state.rules";
import type { certificationColumns_certification$key } from "../../__generated__/certificationColumns_certification.graphql";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { CertificationStatus } from "../public/CertificationStatus";

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

export function readCertification(key: certificationColumns_certification$key): OwnCertification {
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
      fragment certificationColumns_certification on Certification @inline {
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

/** What the head of the column says in a table. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

export const certificationColumns: ListColumn<OwnCertification>[] = [
  { key: "nome", label: "Certificação", phone: "name", cell: ({ name }) => name },
  { key: "nivel", label: "Nível", phone: "none", cell: ({ level }) => certificationLevelLabel[level] },
  { key: "entidade", label: "Entidade certificadora", phone: "none", cell: ({ issuer }) => issuer },
  { key: "data", label: "Data", phone: "none", cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    key: "validade",
    label: "Validade",
    phone: "facts",
    cell: ({ validUntil }) =>
      validUntil === null ? (
        "Não vence"
      ) : (
        <>
          <OnPhone>Até </OnPhone>
          {formatDate(validUntil)}
        </>
      ),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ state }) => <CertificationStatus state={state} />,
  },
];
