import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ProfileHistory_entries$key } from "../../__generated__/ProfileHistory_entries.graphql";
import type { ProfileHistoryQuery } from "../../__generated__/ProfileHistoryQuery.graphql";
import { AskedDisclosure } from "../../ui/Asked";
import { formatDateTime } from "../../ui/format";

/** 'Histórico de alterações': what changed of a record, who changed it and when. */
export const ProfileHistory = ({ id }: { id: string }) => (
  <ProfileHistoryFrame>
    <Entries id={id} />
  </ProfileHistoryFrame>
);

/** Asks for its content once it is opened. */
export const ProfileHistoryFrame = ({ children }: { children: ReactNode }) => (
  <AskedDisclosure
    icon={History}
    openLabel="Histórico de alterações"
    closeLabel="Fechar histórico"
    rows={2}
    failure="Erro ao carregar o histórico. Tente novamente."
  >
    {children}
  </AskedDisclosure>
);

/** @param id of an athlete, or of what an arena keeps of a teacher. */
function Entries({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<ProfileHistoryQuery>(
    graphql`
      query ProfileHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Athlete {
            profileHistory {
              ...ProfileHistory_entries
            }
          }
          ... on TeacherArena {
            teacherHistory: profileHistory {
              ...ProfileHistory_entries
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  return <ProfileHistoryEntries entries={node?.profileHistory ?? node?.teacherHistory ?? []} />;
}

export function ProfileHistoryEntries({ entries: key }: { entries: ProfileHistory_entries$key }) {
  const entries = useFragment(
    graphql`
      fragment ProfileHistory_entries on ProfileHistoryEntry @relay(plural: true) {
        changedAt
        changedByName
        changes {
          label
          before
          after
        }
      }
    `,
    key,
  );
  if (entries.length === 0) return <Text color="fg.muted">Nada foi alterado ainda.</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {entries.map(({ changedAt, changedByName, changes }) => (
        <Stack
          as="li"
          key={`${changedAt} ${changes.map(({ label, after }) => `${label} ${after}`).join(" ")}`}
          gap="0"
        >
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
