import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { StandingsTab_tournament$key } from "../../__generated__/StandingsTab_tournament.graphql";
import { Panel } from "../../ui/Cards";
import { EmptyState } from "../../ui/PageStates";
import { FinalPositions, PairPodium, Podium } from "./Podium";
import { StandingsTable } from "./StandingsTable";
import { CategoryChoice, chosenCategory } from "../classification/CategoryChoice";
import { GroupCard } from "./GroupCard";
import { gamesOfGroup, type CategoryMatches } from "./read-category-matches";

interface StandingsTabProps {
  tournament: StandingsTab_tournament$key;
  matches: CategoryMatches;
}

/** How a tournament stands and how it ended, category by category. */
export function StandingsTab({ tournament, matches: all }: StandingsTabProps) {
  const { categories } = useFragment(
    graphql`
      fragment StandingsTab_tournament on Tournament {
        categories {
          id
          ...CategoryChoice_categories
          gender
          settledAt
          standings {
            ...Podium_standing
            ...StandingsTable_standing
          }
          groups {
            letter
            ...GroupCard_group
          }
          finalPositions {
            ...Podium_positions
            ...Podium_finalPositionsPositions
          }
        }
      }
    `,
    tournament,
  );
  const drawn = categories.filter(({ id }) => all.get(id)?.length);
  const [wanted, setWanted] = useState<string | null>(null);
  const category = chosenCategory(drawn, wanted);
  if (!category) {
    return (
      <EmptyState
        icon={Trophy}
        title="Classificação ainda não disponível"
        description="Ela aparece com o sorteio e muda a cada resultado, com o critério de cada posição explicado."
      />
    );
  }
  const matches = all.get(category.id) ?? [];
  const { gender, groups, finalPositions, standings, settledAt } = category;
  const played = matches.filter(({ status }) => status === "PLAYED").length;
  const isOver = Boolean(settledAt);
  const isSuperN = standings.length > 0;
  return (
    <Stack gap="5">
      <CategoryChoice categories={drawn} value={category.id} onChange={setWanted} />
      {isOver && isSuperN ? <Podium standings={standings} gender={gender} /> : null}
      {isOver && !isSuperN ? <PairPodium positions={finalPositions} gender={gender} /> : null}
      <Stack gap="0">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          {isOver ? "Classificação final" : "Classificação"}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {played} de {matches.length} jogos realizados
        </Text>
      </Stack>
      {isSuperN ? (
        <Panel p={{ base: "2", md: "4" }}>
          <StandingsTable standings={standings} />
        </Panel>
      ) : null}
      {isOver && !isSuperN ? <FinalPositions positions={finalPositions} /> : null}
      {groups.length > 0 ? (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
          {groups.map((group) => (
            <GroupCard
              key={group.letter}
              group={group}
              alone={groups.length === 1}
              games={gamesOfGroup(matches, group.letter)}
            />
          ))}
        </SimpleGrid>
      ) : null}
      {!isOver && !isSuperN && groups.length === 0 ? (
        <EmptyState
          icon={Trophy}
          title="As posições saem no fim da chave"
          description="Acompanhe os jogos em Chaveamento e Resultados. Quando o último jogo terminar, as posições finais aparecem aqui com o motivo de cada uma."
        />
      ) : null}
    </Stack>
  );
}
