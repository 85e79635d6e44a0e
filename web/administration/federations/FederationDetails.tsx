import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Ban, CirclePlay, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { FederationDetailsQuery } from "../../__generated__/FederationDetailsQuery.graphql";
import { FederationMembers } from "../../federations/public/FederationMembers";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState, Notice } from "../../ui/PageStates";
import { formatCount, formatDateTime } from "../../ui/format";
import { AuditTrail } from "../audit/AuditTrail";
import { type FederationOfList, federationRow, FederationStatus } from "./federation-columns";
import type { FederationAct } from "./FederationDialogs";

interface FederationDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (act: FederationAct, federation: FederationOfList) => void;
}

/** Everything that admins can see about a federation. */
export function FederationDetails({ id, fetchKey, onAct }: FederationDetailsProps) {
  const [asked, setAsked] = useState(0);
  const query = useLazyLoadQuery<FederationDetailsQuery>(
    graphql`
      query FederationDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Federation {
            ...federationColumns_federation @alias(as: "row")
            ...FederationMembers_federation @alias(as: "people")
            inactiveSince
            inactiveReason
            dependents
          }
        }
        ...AuditTrail_query @arguments(subjectId: $id)
      }
    `,
    { id },
    { fetchKey: `${fetchKey} ${asked}`, fetchPolicy: "store-and-network" },
  );
  const { node } = query;
  if (!node?.dependents || !node.row || !node.people)
    return <EmptyState icon={Ban} title="Federação não encontrada" />;
  const federation = federationRow(node.row);
  const { inactiveSince, inactiveReason, dependents } = node;

  return (
    <Stack gap="5" pb="4">
      <Stack gap="1" align="flex-start">
        <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
          {federation.name}
        </Text>
        <HStack gap="2">
          <Text fontWeight="semibold">{federation.acronym}</Text>
          <FederationStatus state={federation.state} />
        </HStack>
      </Stack>
      {federation.state === "INACTIVE" ? (
        <Notice tone="warning">
          <Text fontWeight="semibold">
            Inativa{inactiveSince ? ` desde ${formatDateTime(inactiveSince, brasiliaTime)}` : ""}
          </Text>
          {inactiveReason ? <Text mt="1">{inactiveReason}</Text> : null}
        </Notice>
      ) : null}
      <Stack gap="2">
        {federation.state === "ACTIVE" ? null : (
          <Button colorPalette="palm" onClick={() => onAct("activate", federation)}>
            <CirclePlay />
            Ativar
          </Button>
        )}
        <SimpleGrid columns={2} gap="2">
          <Button variant="outline" colorPalette="sea" onClick={() => onAct("edit", federation)}>
            <Pencil />
            Editar
          </Button>
          {federation.state === "ACTIVE" ? (
            <Button variant="outline" colorPalette="flag" onClick={() => onAct("deactivate", federation)}>
              <Ban />
              Inativar
            </Button>
          ) : (
            <Button variant="outline" colorPalette="flag" onClick={() => onAct("delete", federation)}>
              <Trash2 />
              Excluir
            </Button>
          )}
        </SimpleGrid>
      </Stack>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="CNPJ">{federation.cnpj ? formatCnpj(federation.cnpj) : "Não informado"}</Fact>
        <Fact name="Telefone">{federation.phone ?? "Não informado"}</Fact>
        <Fact name="Responsável">{federation.responsibleName}</Fact>
        <Fact name="Arenas filiadas">{formatCount(federation.arenaCount)}</Fact>
        <Fact wide name="Email">
          {federation.email}
        </Fact>
        <Fact wide name="Endereço">
          {federation.fullAddress ?? "Não informado"}
        </Fact>
        <Fact wide name="Cidade">
          {[federation.city, federation.uf].filter(Boolean).join(" · ") || "Não informada"}
        </Fact>
        <Fact wide name="Site oficial">
          {federation.website ? (
            <chakra.a href={federation.website} target="_blank" rel="noreferrer" textDecoration="underline">
              {federation.website}
            </chakra.a>
          ) : (
            "Não informado"
          )}
        </Fact>
        <Fact wide name="O que depende dela">
          {dependents.length === 0 ? "Nada: pode ser excluída" : dependents.join(", ")}
        </Fact>
      </SimpleGrid>
      <DetailSection title="Pessoas">
        <FederationMembers
          federation={node.people}
          onAdd={() => onAct("addMember", federation)}
          onDone={() => setAsked(asked + 1)}
        />
      </DetailSection>
      <AuditTrail trail={query} />
    </Stack>
  );
}
