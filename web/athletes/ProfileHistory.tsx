import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { ProfileHistoryQuery } from "../__generated__/ProfileHistoryQuery.graphql";
import { AskedDisclosure } from "../ui/AskedDisclosure";
import { formatDateTime } from "../ui/format";

/** 'Histórico de alterações': what changed of a profile, who changed it and when. */
export function ProfileHistory({ athleteId }: { athleteId: string }) {
  return (
    <AskedDisclosure
      icon={History}
      openLabel="Histórico de alterações"
      closeLabel="Fechar histórico"
      rows={2}
      failure="Erro ao carregar o histórico. Tente novamente."
    >
      <Entries athleteId={athleteId} />
    </AskedDisclosure>
  );
}

function Entries({ athleteId }: { athleteId: string }) {
  const { node } = useLazyLoadQuery<ProfileHistoryQuery>(
    graphql`
      query ProfileHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Athlete {
            profileHistory {
              changedAt
              changedByName
              changes {
                label
                before
                after
              }
            }
          }
        }
      }
    `,
    { id: athleteId },
    { fetchPolicy: "network-only" },
  );
  const entries = node?.profileHistory ?? [];
  if (entries.length === 0) return <Text color="fg.muted">Nada foi alterado ainda.</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {entries.map(({ changedAt, changedByName, changes }) => (
        <Stack as="li" key={`${changedAt} ${changes.map(({ label }) => label).join(" ")}`} gap="0">
          {changes.map(({ label, before, after }) => (
            <Text key={label} overflowWrap="anywhere">
              {before || after
                ? `${label}: ${before ?? "não informado"} → ${after ?? "não informado"}`
                : `${label} alterado`}
            </Text>
          ))}
          <Text textStyle="sm" color="fg.muted">
            {formatDateTime(changedAt, brasiliaTime)}, por {changedByName ?? "outra pessoa"}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
