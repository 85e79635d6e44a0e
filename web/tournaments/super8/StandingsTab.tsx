import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { StandingsTab_tournament$key } from "../../__generated__/StandingsTab_tournament.graphql";
import { Panel } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { Podium } from "./Podium";
import { StandingsTable } from "./StandingsTable";

export function StandingsTab({ tournament }: { tournament: StandingsTab_tournament$key }) {
  const { status, gender, matchCount, playedMatchCount, standings } = useFragment(
    graphql`
      fragment StandingsTab_tournament on Tournament {
        status
        gender
        matchCount
        playedMatchCount
        standings {
          ...Podium_standing
          ...StandingsTable_standing
        }
      }
    `,
    tournament,
  );
  if (standings.length === 0) {
    return (
      <EmptyState
        icon={Trophy}
        title="Classificação ainda não disponível"
        description="Ela aparece com o sorteio e muda a cada resultado: vitórias, saldo de games e games vencidos, nessa ordem."
      />
    );
  }
  return (
    <Stack gap="5">
      {status === "FINISHED" ? <Podium standings={standings} gender={gender} /> : null}
      <Stack gap="0">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          {status === "FINISHED" ? "Classificação final" : "Classificação"}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {playedMatchCount} de {matchCount} jogos realizados
        </Text>
      </Stack>
      <Panel p={{ base: "2", md: "4" }}>
        <StandingsTable standings={standings} />
      </Panel>
    </Stack>
  );
}
