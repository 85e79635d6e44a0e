import { chakra } from "@chakra-ui/react/styled-system";
import { BadgeCheck } from "lucide-react";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import { CertificationStatus } from "../../teachers/public/CertificationStatus";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable, inWideTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { StatusBadge } from "../../ui/StatusBadge";
import { isToVerify, type FederatedCertificationOfList } from "./federated-certification-row";

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
