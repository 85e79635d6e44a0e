import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { AthleteEnrolledQuery } from "../../__generated__/AthleteEnrolledQuery.graphql";
import type { AthletePlayedQuery } from "../../__generated__/AthletePlayedQuery.graphql";
import type { AthleteTournamentsCard_enrolled$key } from "../../__generated__/AthleteTournamentsCard_enrolled.graphql";
import type { AthleteTournamentsCard_played$key } from "../../__generated__/AthleteTournamentsCard_played.graphql";
import { Card } from "../../ui/Card";
import { AthleteTournamentList } from "../AthleteTournamentList";

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
            ...AthleteTournamentList_edges
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
            ...AthleteTournamentList_edges
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
