import { chakra } from "@chakra-ui/react/styled-system";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { CertificationStatus } from "../public/CertificationStatus";
import type { OwnCertification } from "./read-certification";

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
