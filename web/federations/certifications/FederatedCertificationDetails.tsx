import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Award, Download } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { documentMediaType, sizeInWords } from "../../../server/platform/uploads.rules";
import { isUuid } from "../../../server/platform/uuid.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import { certificationDocumentPath } from "../../../server/teachers/certifications/certification-state.rules";
import type { FederatedCertificationDetailsQuery } from "../../__generated__/FederatedCertificationDetailsQuery.graphql";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { CertificationStatus } from "../../teachers/public/CertificationStatus";
import { EmptyState } from "../../ui/PageStates";
import { PendingButton } from "../../ui/form/PendingButton";
import { Fact } from "../../ui/Facts";
import { formatDate, formatDateTime } from "../../ui/format";
import type { MenuAction } from "../../ui/OpenMenu";
import { Person } from "../../ui/Person";
import {
  federatedCertificationRow,
  type FederatedCertificationOfList,
} from "./federated-certification-columns";

interface FederatedCertificationDetailsProps {
  federationId: string;
  /** From the URL: may be any text. */
  certificationKey: string;
  fetchKey: string;
  actionsFor: (row: FederatedCertificationOfList) => MenuAction[];
  pending: boolean;
}

const gone = (
  <EmptyState
    icon={Award}
    title="Certificação não encontrada"
    description="Aqui estão as certificações de quem dá aulas em arenas filiadas."
  />
);

/** All details of one certification, and the federation's actions on it. */
export function FederatedCertificationDetails(props: FederatedCertificationDetailsProps) {
  return isUuid(props.certificationKey) ? <Details {...props} /> : gone;
}

function Details({
  federationId,
  certificationKey,
  fetchKey,
  actionsFor,
  pending,
}: FederatedCertificationDetailsProps) {
  const { node } = useLazyLoadQuery<FederatedCertificationDetailsQuery>(
    graphql`
      query FederatedCertificationDetailsQuery($federationId: ID!, $certificationKey: UUID!) {
        node(id: $federationId) {
          ... on Federation {
            certification(key: $certificationKey) {
              key
              document {
                name
                size
                sentAt
              }
              ...federatedCertificationColumns_row
            }
          }
        }
      }
    `,
    { federationId, certificationKey },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const [save, fetching] = useSaveServedFile("Não foi possível baixar o documento");
  if (!node?.certification) return gone;
  const { key, document = null } = node.certification;
  const row = federatedCertificationRow(node.certification);
  const actions = actionsFor(row);

  return (
    <Stack gap="5" pb="4">
      <Person name={row.teacher} facts={row.arenas.join(", ")} size="lg" />
      {actions.length > 0 ? (
        <Stack gap="2">
          {actions.map(({ label, icon: Icon, onSelect }, index) => (
            <Button
              key={label}
              variant={index === 0 && label === "Verificar" ? "solid" : "outline"}
              disabled={pending}
              onClick={onSelect}
            >
              {Icon ? <Icon /> : null}
              {label}
            </Button>
          ))}
        </Stack>
      ) : null}
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact wide name="Certificação">
          {row.name}
        </Fact>
        <Fact wide name="Entidade certificadora">
          {row.issuer}
        </Fact>
        <Fact name="Nível">{certificationLevelLabel[row.level]}</Fact>
        <Fact name="Situação">
          <CertificationStatus state={row.state} />
        </Fact>
        <Fact name="Data">{formatDate(row.issuedOn)}</Fact>
        <Fact name="Validade">{row.validUntil ? formatDate(row.validUntil) : "Não vence"}</Fact>
        <Fact wide name="Documento">
          {document ? (
            <Stack gap="2" align="flex-start">
              {`${document.name} (${sizeInWords(document.size)}), enviado em ${formatDateTime(document.sentAt, brasiliaTime)}`}
              <PendingButton
                variant="outline"
                colorPalette="sea"
                pending={fetching}
                onClick={() => void save(certificationDocumentPath(key), document.name, documentMediaType)}
              >
                <Download />
                Baixar
              </PendingButton>
            </Stack>
          ) : (
            "Nenhum enviado pelo professor"
          )}
        </Fact>
        <Fact wide name="Verificada por">
          {row.verified
            ? `${row.verified.by ?? "Alguém que não tem mais conta"}, em ${formatDateTime(row.verified.at, brasiliaTime)}`
            : "Ainda não verificada"}
        </Fact>
        <Fact wide name="Último lembrete">
          {row.remindedAt ? formatDateTime(row.remindedAt, brasiliaTime) : "Nenhum"}
        </Fact>
      </SimpleGrid>
    </Stack>
  );
}
