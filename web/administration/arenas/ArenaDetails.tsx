import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowRightLeft, Ban, CirclePlay, Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ArenaDetails_arena$key } from "../../__generated__/ArenaDetails_arena.graphql";
import type { ArenaDetailsQuery } from "../../__generated__/ArenaDetailsQuery.graphql";
import { AffiliationRow } from "../../federations/public/AffiliationRow";
import { PendingInvitation } from "../../identity/public/PlacePeople";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState, Notice } from "../../ui/PageStates";
import { formatCount, formatDateTime, formatMoney } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { Person } from "../../ui/Person";
import { AuditTrail } from "../audit/AuditTrail";
import { type ArenaOfList, arenaRow } from "./arena-row";
import type { ArenaAct } from "./ArenaDialogs";

const AskForAffiliationDialog = lazyDialog(
  async () => (await import("../../federations/public/AskForAffiliationDialog")).AskForAffiliationDialog,
);

interface ArenaAffiliationProps {
  arena: ArenaDetails_arena$key;
  onDone: () => void;
}

/** To which federation an arena belongs; an admin may speak for either side, and it stands in the trail. */
function ArenaAffiliation({ arena: key, onDone }: ArenaAffiliationProps) {
  const { id, name, affiliation, affiliationProposals, pastAffiliations } = useFragment(
    graphql`
      fragment ArenaDetails_arena on Arena {
        id
        name
        affiliation {
          id
          ...AffiliationRow_affiliation
        }
        affiliationProposals {
          id
          ...AffiliationRow_affiliation
        }
        pastAffiliations(first: 5) {
          edges {
            node {
              id
              ...AffiliationRow_affiliation
            }
          }
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onDone();
  };
  return (
    <DetailSection title="Filiação">
      {affiliation ? null : (
        <Text color="fg.muted" textStyle="sm">
          Sem federação
        </Text>
      )}
      <Stack gap="4">
        {[...(affiliation ? [affiliation] : []), ...affiliationProposals].map((one) => (
          <AffiliationRow key={one.id} affiliation={one} names="federation" onDone={onDone} />
        ))}
        {pastAffiliations.edges.map(({ node }) => (
          <AffiliationRow key={node.id} affiliation={node} names="federation" />
        ))}
      </Stack>
      {affiliation ? null : (
        <Button size="sm" variant="outline" colorPalette="sea" onClick={() => setAsking(true)}>
          Pedir filiação em nome da arena
        </Button>
      )}
      <AskForAffiliationDialog open={asking} arenaId={id} arenaName={name} onClose={close} />
    </DetailSection>
  );
}

interface ArenaDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (act: ArenaAct, arena: ArenaOfList) => void;
}

/** Everything that admins can see about an arena. */
export function ArenaDetails({ id, fetchKey, onAct }: ArenaDetailsProps) {
  const [asked, setAsked] = useState(0);
  const query = useLazyLoadQuery<ArenaDetailsQuery>(
    graphql`
      query ArenaDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Arena {
            ...arenaRow_arena @alias(as: "row")
            ...ArenaDetails_arena @alias(as: "belonging")
            createdAt
            suspendedAt
            suspensionReason
            courtCount
            hourlyRateInCents
            dayUseInCents
            owner {
              name
              email
            }
            invitations {
              id
              ...PlacePeople_invitation
            }
            counts {
              athleteCount
              teacherCount
              tournamentCount
              runningTournamentCount
            }
          }
        }
        ...AuditTrail_query @arguments(subjectId: $id)
      }
    `,
    { id },
    { fetchKey: `${fetchKey} ${asked}`, fetchPolicy: "store-and-network" },
  );
  const { node } = query;
  if (!node?.counts || !node.row || !node.belonging)
    return <EmptyState icon={Ban} title="Arena não encontrada" />;
  const arena = arenaRow(node.row);
  const { counts, owner, invitations = [], suspendedAt, suspensionReason } = node;
  const reload = () => setAsked(asked + 1);

  return (
    <Stack gap="5" pb="4">
      <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
        {arena.name}
      </Text>
      {arena.active ? null : (
        <Notice tone="warning">
          <Text fontWeight="semibold">
            Suspensa{suspendedAt ? ` desde ${formatDateTime(suspendedAt, brasiliaTime)}` : ""}
          </Text>
          {suspensionReason ? <Text mt="1">{suspensionReason}</Text> : null}
        </Notice>
      )}
      <Stack gap="2">
        <SimpleGrid columns={2} gap="2">
          <Button variant="outline" colorPalette="sea" onClick={() => onAct("edit", arena)}>
            <Pencil />
            Editar
          </Button>
          {arena.active ? (
            <Button variant="outline" colorPalette="flag" onClick={() => onAct("suspend", arena)}>
              <Ban />
              Suspender
            </Button>
          ) : (
            <Button variant="outline" colorPalette="palm" onClick={() => onAct("reactivate", arena)}>
              <CirclePlay />
              Reativar
            </Button>
          )}
        </SimpleGrid>
        <Button variant="outline" colorPalette="gray" onClick={() => onAct("handOver", arena)}>
          <ArrowRightLeft />
          Passar a outra pessoa
        </Button>
      </Stack>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="CNPJ">{formatCnpj(arena.cnpj ?? "")}</Fact>
        <Fact name="Contato">{arena.contactPhone ?? "Não informado"}</Fact>
        <Fact name="Responsável">{arena.responsibleName}</Fact>
        <Fact name="Cadastrada em">{node.createdAt ? formatDateTime(node.createdAt, brasiliaTime) : ""}</Fact>
        <Fact wide name="Email">
          {arena.email}
        </Fact>
        <Fact wide name="Endereço">
          {arena.fullAddress}
        </Fact>
        <Fact name="Quadras">{formatCount(node.courtCount ?? 0)}</Fact>
        <Fact name="Hora de quadra e Day Use">
          {formatMoney(node.hourlyRateInCents ?? 0)} e {formatMoney(node.dayUseInCents ?? 0)}
        </Fact>
        <Fact name="Atletas e professores">
          {formatCount(counts.athleteCount)} e {formatCount(counts.teacherCount)}
        </Fact>
        <Fact name="Torneios">
          {formatCount(counts.tournamentCount)} ({formatCount(counts.runningTournamentCount)} por terminar)
        </Fact>
      </SimpleGrid>
      <DetailSection title="Quem é dono">
        {owner ? (
          <Person name={owner.name} facts={owner.email} size="sm" />
        ) : (
          <Text color="fg.muted" textStyle="sm">
            Ninguém ainda: a arena não aparece para o público até alguém aceitar.
          </Text>
        )}
        {invitations.map((invitation) => (
          <PendingInvitation key={invitation.id} invitation={invitation} onWithdrawn={reload} />
        ))}
      </DetailSection>
      <ArenaAffiliation arena={node.belonging} onDone={reload} />
      <AuditTrail trail={query} />
    </Stack>
  );
}
