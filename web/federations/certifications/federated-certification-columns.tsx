import { chakra } from "@chakra-ui/react/styled-system";
import { BadgeCheck } from "lucide-react";
import { graphql, readInlineData } from "react-relay/hooks";
import {
  type CertificationLevel,
  certificationLevelLabel,
} from "../../../server/teachers/certification-level.rules";
import type { CertificationState } from "../../../server/teachers/certifications/certification-state.rules";
import type { federatedCertificationColumns_row$key } from "../../__generated__/federatedCertificationColumns_row.graphql";
import { CertificationStatus } from "../../teachers/public/CertificationStatus";
import { StatusBadge } from "../../ui/Badges";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable, inWideTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";

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
  row: federatedCertificationColumns_row$key,
): FederatedCertificationOfList {
  const { key, teacherName, arenas, validUntil, verifiedAt, verifiedByName, remindedAt, ...rest } =
    readInlineData(
      graphql`
        fragment federatedCertificationColumns_row on FederatedCertification @inline {
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

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });
const InTable = chakra("span", { base: { display: "none", [inTable]: { display: "inline" } } });
/** Beside open details there is no room for all of it. */
const Name = chakra("span", {
  base: {
    [inTable]: { display: "block", maxW: "9.5rem", overflow: "hidden", textOverflow: "ellipsis" },
    [inWideTable]: { maxW: "none" },
  },
});
const Verified = chakra("span", {
  base: {
    display: "inline-flex",
    gap: "1.5",
    alignItems: "center",
    textStyle: "sm",
    color: "fg.muted",
    "& svg": { flexShrink: "0", color: "palm.fg" },
  },
});

const Check = (row: FederatedCertificationOfList) => {
  if (row.verified)
    return (
      <Verified>
        <BadgeCheck size={16} aria-hidden />
        <OnPhone>Verificada</OnPhone>
        <InTable>{row.verified.by ? `Verificada por ${row.verified.by}` : "Verificada"}</InTable>
      </Verified>
    );
  return isToVerify(row) ? (
    <StatusBadge tone="running">A verificar</StatusBadge>
  ) : (
    <InTable textStyle="sm" color="fg.muted">
      Não verificada
    </InTable>
  );
};

export const federatedCertificationColumns: ListColumn<FederatedCertificationOfList>[] = [
  {
    key: "professor",
    label: "Professor",
    phone: "name",
    cell: ({ teacher }) => <Person name={teacher} size="sm" />,
  },
  {
    key: "certificacao",
    label: "Certificação",
    phone: "facts",
    cell: ({ name }) => <Name title={name}>{name}</Name>,
  },
  {
    key: "nivel",
    label: "Nível",
    phone: "none",
    wideOnly: true,
    cell: ({ level }) => certificationLevelLabel[level],
  },
  {
    key: "validade",
    label: "Validade",
    phone: "none",
    cell: ({ validUntil }) => (validUntil === null ? "Não vence" : formatDate(validUntil)),
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: ({ state }) => <CertificationStatus state={state} />,
  },
  { key: "verificacao", label: "Verificação", phone: "value", cell: Check },
];
