import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { CalendarDays, Clock, Layers, type LucideIcon, Trophy, UsersRound, Wallet } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/numbers.rules";
import type { OwnTournaments_enrolment$key } from "../../__generated__/OwnTournaments_enrolment.graphql";
import type { OwnTournaments_edges$key } from "../../__generated__/OwnTournaments_edges.graphql";
import type { OwnTournaments_past$key } from "../../__generated__/OwnTournaments_past.graphql";
import type { OwnTournaments_running$key } from "../../__generated__/OwnTournaments_running.graphql";
import type { OwnTournaments_upcoming$key } from "../../__generated__/OwnTournaments_upcoming.graphql";
import type { OwnTournamentsPastQuery } from "../../__generated__/OwnTournamentsPastQuery.graphql";
import type { OwnTournamentsRunningQuery } from "../../__generated__/OwnTournamentsRunningQuery.graphql";
import type { OwnTournamentsUpcomingQuery } from "../../__generated__/OwnTournamentsUpcomingQuery.graphql";
import { ParticipantStatusBadge } from "../../enrolments/public/ParticipantStatusBadge";
import { Panel } from "../../ui/Cards";
import { CountTabs } from "../../ui/CountTabs";
import { EmptyState } from "../../ui/PageStates";
import { formatCount, formatDateTime, formatMoney, formatPeriod } from "../../ui/format";
import { ListRowName, LoadMoreButton, type MoreRows } from "../../ui/ListRows";
import { ClocksNote } from "../../ui/PlaceTime";
import { PositionBadge } from "../../ui/Badges";
import { TextLink } from "../../ui/Links";
import { publicTournamentPath } from "../public/tournament-path";

/** One tournament of one's own, with what the enrolment was. */
function OwnTournamentCard({ enrolment: key }: { enrolment: OwnTournaments_enrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment OwnTournaments_enrolment on AthleteEnrolment {
        tournamentName
        tournamentKey
        category
        startDate
        endDate
        status
        finalPosition
        feeInCents
        maxParticipants
        enrolledAt
        timeZone
      }
    `,
    key,
  );
  const { tournamentName, tournamentKey, category, startDate, endDate, status, finalPosition } = enrolment;
  const { enrolledAt, timeZone } = enrolment;
  const fee = enrolment.feeInCents ?? 0;
  const most = enrolment.maxParticipants ?? 0;
  return (
    <Panel as="li" p={{ base: "3", md: "4" }}>
      <Stack gap="2">
        <Flex gap="2" rowGap="1.5" wrap="wrap" align="flex-start" justify="space-between">
          <ListRowName>
            {tournamentKey ? (
              <TextLink to={publicTournamentPath(tournamentKey)} color="fg" fontWeight="bold">
                {tournamentName}
              </TextLink>
            ) : (
              tournamentName
            )}
          </ListRowName>
          <HStack gap="2" wrap="wrap">
            <ParticipantStatusBadge status={status} />
            {finalPosition ? <PositionBadge position={finalPosition} unit="lugar" /> : null}
          </HStack>
        </Flex>
        <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
          <Fact icon={Layers}>{category}</Fact>
          <Fact icon={CalendarDays}>{formatPeriod(startDate, endDate)}</Fact>
          {fee > 0 ? <Fact icon={Wallet}>{formatMoney(fee)}</Fact> : null}
          {most > 0 ? (
            <Fact icon={UsersRound}>
              {`Máx. ${formatCount(most)} ${plural(most, "participante", "participantes")}`}
            </Fact>
          ) : null}
          {enrolledAt ? (
            <Fact icon={Clock}>{`Inscrito em ${formatDateTime(enrolledAt, timeZone)}`}</Fact>
          ) : null}
        </HStack>
      </Stack>
    </Panel>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <HStack gap="1.5">
      <Icon size={16} aria-hidden="true" />
      {children}
    </HStack>
  );
}

const pageSize = 10;

interface OwnTournamentListProps {
  edges: OwnTournaments_edges$key;
  more: MoreRows;
  emptyTitle: string;
}

function OwnTournamentList({ edges: key, more, emptyTitle }: OwnTournamentListProps) {
  const edges = useFragment(
    graphql`
      fragment OwnTournaments_edges on AthleteEnrolmentsEdge @relay(plural: true) {
        cursor
        node {
          timeZone
          ...OwnTournaments_enrolment
        }
      }
    `,
    key,
  );
  if (edges.length === 0) return <EmptyState icon={Trophy} title={emptyTitle} />;
  return (
    <Stack gap="4">
      <ClocksNote timeZones={edges.map(({ node }) => node.timeZone)} />
      <Stack as="ul" gap="3" listStyleType="none">
        {edges.map(({ cursor, node }) => (
          <OwnTournamentCard key={cursor} enrolment={node} />
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

interface OwnPhasesProps {
  running: OwnTournaments_running$key;
  upcoming: OwnTournaments_upcoming$key;
  past: OwnTournaments_past$key;
}

/** Tabs of the athlete's running, upcoming and past tournaments, each with its count. */
export function OwnPhases(athlete: OwnPhasesProps) {
  const running = usePaginationFragment<OwnTournamentsRunningQuery, OwnTournaments_running$key>(
    graphql`
      fragment OwnTournaments_running on Athlete
      @refetchable(queryName: "OwnTournamentsRunningQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        running: enrolments(first: $count, after: $cursor, phase: RUNNING)
          @connection(key: "OwnTournaments_running") {
          totalCount
          edges {
            ...OwnTournaments_edges
          }
        }
      }
    `,
    athlete.running,
  );
  const upcoming = usePaginationFragment<OwnTournamentsUpcomingQuery, OwnTournaments_upcoming$key>(
    graphql`
      fragment OwnTournaments_upcoming on Athlete
      @refetchable(queryName: "OwnTournamentsUpcomingQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        upcoming: enrolments(first: $count, after: $cursor, phase: UPCOMING)
          @connection(key: "OwnTournaments_upcoming") {
          totalCount
          edges {
            ...OwnTournaments_edges
          }
        }
      }
    `,
    athlete.upcoming,
  );
  const past = usePaginationFragment<OwnTournamentsPastQuery, OwnTournaments_past$key>(
    graphql`
      fragment OwnTournaments_past on Athlete
      @refetchable(queryName: "OwnTournamentsPastQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        past: enrolments(first: $count, after: $cursor, phase: HISTORY)
          @connection(key: "OwnTournaments_past") {
          totalCount
          edges {
            ...OwnTournaments_edges
          }
        }
      }
    `,
    athlete.past,
  );
  const phases = [
    {
      value: "atuais",
      label: "Atuais",
      list: running.data.running,
      more: running,
      empty: "Nenhum torneio atual",
    },
    {
      value: "proximos",
      label: "Próximos",
      list: upcoming.data.upcoming,
      more: upcoming,
      empty: "Nenhum torneio próximo",
    },
    {
      value: "historico",
      label: "Histórico",
      list: past.data.past,
      more: past,
      empty: "Nenhum torneio no histórico",
    },
  ] as const;
  const [tab, setTab] = useState(() => (phases.find(({ list }) => list.totalCount > 0) ?? phases[0]).value);

  return (
    <CountTabs
      tabs={phases.map(({ value, label, list }) => ({ value, label, count: list.totalCount }))}
      value={tab}
      onChange={setTab}
    >
      {phases.map(({ value, list, more, empty }) => (
        <Tabs.Content key={value} value={value}>
          <OwnTournamentList edges={list.edges} more={more} emptyTitle={empty} />
        </Tabs.Content>
      ))}
    </CountTabs>
  );
}
