import { Tabs } from "@chakra-ui/react/tabs";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { OwnTournaments_past$key } from "../../__generated__/OwnTournaments_past.graphql";
import type { OwnTournaments_running$key } from "../../__generated__/OwnTournaments_running.graphql";
import type { OwnTournaments_upcoming$key } from "../../__generated__/OwnTournaments_upcoming.graphql";
import type { OwnTournamentsPastQuery } from "../../__generated__/OwnTournamentsPastQuery.graphql";
import type { OwnTournamentsRunningQuery } from "../../__generated__/OwnTournamentsRunningQuery.graphql";
import type { OwnTournamentsUpcomingQuery } from "../../__generated__/OwnTournamentsUpcomingQuery.graphql";
import { CountTabs } from "../../ui/CountTabs";
import { OwnTournamentList } from "./OwnTournamentList";

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
            ...OwnTournamentList_edges
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
            ...OwnTournamentList_edges
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
            ...OwnTournamentList_edges
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
