import { HStack, Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, Tag, Ticket, Trophy } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import type { AthleteEnrolledQuery } from "../../__generated__/AthleteEnrolledQuery.graphql";
import type { AthletePlayedQuery } from "../../__generated__/AthletePlayedQuery.graphql";
import type { AthleteTournamentsCard_edges$key } from "../../__generated__/AthleteTournamentsCard_edges.graphql";
import type { AthleteTournamentsCard_enrolled$key } from "../../__generated__/AthleteTournamentsCard_enrolled.graphql";
import type { AthleteTournamentsCard_enrolment$key } from "../../__generated__/AthleteTournamentsCard_enrolment.graphql";
import type { AthleteTournamentsCard_played$key } from "../../__generated__/AthleteTournamentsCard_played.graphql";
import type { AthleteTournamentsCard_athlete$key } from "../../__generated__/AthleteTournamentsCard_athlete.graphql";
import { EnrolmentInProgress } from "../../enrolments/public/EnrolmentInProgress";
import { ParticipantStatusBadge } from "../../enrolments/public/ParticipantStatusBadge";
import { ReceivedInvitation } from "../../enrolments/public/ReceivedInvitation";
import { PositionBadge } from "../../ui/Badges";
import { Card } from "../../ui/Cards";
import { formatPeriod } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { ListRow, ListRowName, LoadMoreButton, type MoreRows } from "../../ui/ListRows";
import { EmptyState } from "../../ui/PageStates";
import { ClocksNote } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { publicTournamentPath } from "./tournament-path";

/** One tournament as the athlete sees it: what, when, and how it went so far. */
function AthleteTournamentRow({ enrolment }: { enrolment: AthleteTournamentsCard_enrolment$key }) {
  const { tournamentName, tournamentKey, category, startDate, endDate, status, finalPosition } = useFragment(
    graphql`
      fragment AthleteTournamentsCard_enrolment on AthleteEnrolment {
        tournamentName
        tournamentKey
        category
        startDate
        endDate
        status
        finalPosition
      }
    `,
    enrolment,
  );
  return (
    <ListRow
      basis="14rem"
      end={
        finalPosition ? (
          <PositionBadge position={finalPosition} unit="lugar" />
        ) : (
          <ParticipantStatusBadge status={status} />
        )
      }
    >
      <ListRowName>
        {tournamentKey ? (
          <TextLink to={publicTournamentPath(tournamentKey)} color="fg" fontWeight="bold">
            {tournamentName}
          </TextLink>
        ) : (
          tournamentName
        )}
      </ListRowName>
      <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
        <HStack gap="1.5">
          <Tag size={16} aria-hidden="true" />
          {category}
        </HStack>
        <HStack gap="1.5">
          <CalendarDays size={16} aria-hidden="true" />
          {formatPeriod(startDate, endDate)}
        </HStack>
      </HStack>
    </ListRow>
  );
}

const pageSize = 10;

interface AthleteTournamentListProps {
  edges: AthleteTournamentsCard_edges$key;
  more: MoreRows;
  emptyTitle: string;
  emptyDescription: string;
}

function AthleteTournamentList({
  edges: key,
  more,
  emptyTitle,
  emptyDescription,
}: AthleteTournamentListProps) {
  const edges = useFragment(
    graphql`
      fragment AthleteTournamentsCard_edges on AthleteEnrolmentsEdge @relay(plural: true) {
        cursor
        node {
          ...AthleteTournamentsCard_enrolment
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return <EmptyState icon={Trophy} title={emptyTitle} description={emptyDescription} />;

  return (
    <Stack gap="4">
      <Stack as="ul" gap="0" listStyleType="none">
        {edges.map(({ cursor, node }) => (
          <AthleteTournamentRow key={cursor} enrolment={node} />
        ))}
      </Stack>
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Erro ao carregar torneios", description: "Tente novamente." }}
      />
    </Stack>
  );
}

const trigger = { px: "1", minH: "11", whiteSpace: "nowrap" } as const;

const emptyWords = {
  self: {
    enrolled: "Você não está inscrito em torneios no momento.",
    played: "Você ainda não participou de torneios finalizados.",
  },
  other: {
    enrolled: "Este jogador não está inscrito em torneios no momento.",
    played: "Este jogador ainda não participou de torneios finalizados.",
  },
} as const;

interface AthleteTournamentsCardProps {
  enrolled: AthleteTournamentsCard_enrolled$key;
  played: AthleteTournamentsCard_played$key;
}

export function AthleteTournamentsCard(athlete: AthleteTournamentsCardProps) {
  const enrolled = usePaginationFragment<AthleteEnrolledQuery, AthleteTournamentsCard_enrolled$key>(
    graphql`
      fragment AthleteTournamentsCard_enrolled on Athlete
      @refetchable(queryName: "AthleteEnrolledQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        viewerIsAthlete
        enrolled: enrolments(first: $count, after: $cursor, phase: CURRENT)
          @connection(key: "AthleteTournamentsCard_enrolled") {
          totalCount
          edges {
            ...AthleteTournamentsCard_edges
          }
        }
      }
    `,
    athlete.enrolled,
  );
  const played = usePaginationFragment<AthletePlayedQuery, AthleteTournamentsCard_played$key>(
    graphql`
      fragment AthleteTournamentsCard_played on Athlete
      @refetchable(queryName: "AthletePlayedQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        played: enrolments(first: $count, after: $cursor, phase: PAST)
          @connection(key: "AthleteTournamentsCard_played") {
          totalCount
          edges {
            ...AthleteTournamentsCard_edges
          }
        }
      }
    `,
    athlete.played,
  );
  const words = emptyWords[enrolled.data.viewerIsAthlete ? "self" : "other"];
  return (
    <Card title="Torneios" icon={Trophy}>
      <Text color="fg.muted" mt="-3" mb="4">
        Competições inscritas e participadas
      </Text>
      <Tabs.Root defaultValue="enrolled" variant="line" fitted>
        <Tabs.List>
          <Tabs.Trigger value="enrolled" {...trigger}>
            Inscritos ({enrolled.data.enrolled.totalCount})
          </Tabs.Trigger>
          <Tabs.Trigger value="played" {...trigger}>
            Participados ({played.data.played.totalCount})
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="enrolled">
          <AthleteTournamentList
            edges={enrolled.data.enrolled.edges}
            more={enrolled}
            emptyTitle="Nenhum torneio atual"
            emptyDescription={words.enrolled}
          />
        </Tabs.Content>
        <Tabs.Content value="played">
          <AthleteTournamentList
            edges={played.data.played.edges}
            more={played}
            emptyTitle="Nenhum torneio participado"
            emptyDescription={words.played}
          />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
}

/** What an athlete has been asked, and what they have begun: on their own profile only, while there is any of it. */
export function OwnEnrolmentsCard({ athlete }: { athlete: AthleteTournamentsCard_athlete$key }) {
  const { receivedInvitations, enrolmentsInProgress: enrolments } = useFragment(
    graphql`
      fragment AthleteTournamentsCard_athlete on Athlete {
        receivedInvitations {
          id
          timeZone
          ...ReceivedInvitation_invitation
        }
        enrolmentsInProgress {
          id
          tournament {
            timeZone
          }
          ...EnrolmentInProgress_enrolment
        }
      }
    `,
    athlete,
  );
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const invitations = receivedInvitations?.filter(({ id }) => !declined.includes(id)) ?? [];
  if (!enrolments || enrolments.length + invitations.length === 0) return null;

  return (
    <Card title="Inscrições em andamento" icon={Ticket}>
      <Text color="fg.muted" mt="-3" mb="4">
        Convites, pagamentos e lugares que esperam por você
      </Text>
      <Stack gap="3">
        <ClocksNote
          timeZones={[
            ...invitations.map(({ timeZone }) => timeZone),
            ...enrolments.flatMap(({ tournament }) => tournament?.timeZone ?? []),
          ]}
        />
        {invitations.map((invitation) => (
          <ReceivedInvitation
            key={invitation.id}
            invitation={invitation}
            onDeclined={() => {
              setDeclined((before) => [...before, invitation.id]);
              toast.success({ title: "Convite recusado" });
            }}
          />
        ))}
        {enrolments.length > 0 ? (
          <Stack as="ul" gap="0" listStyleType="none">
            {enrolments.map((enrolment) => (
              <EnrolmentInProgress key={enrolment.id} enrolment={enrolment} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
