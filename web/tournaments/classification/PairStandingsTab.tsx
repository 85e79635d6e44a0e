import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PairStandingsTab_tournament$key } from "../../__generated__/PairStandingsTab_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { CategoryChoice, chosenCategory } from "./CategoryChoice";
import { FinalPositions } from "./FinalPositions";
import { GroupCard } from "./GroupCard";
import { PairPodium } from "./PairPodium";

/** How a tournament of pairs stands and how it ended, category by category. */
export function PairStandingsTab({ tournament }: { tournament: PairStandingsTab_tournament$key }) {
  const { categories } = useFragment(
    graphql`
      fragment PairStandingsTab_tournament on Tournament {
        categories {
          id
          ...CategoryChoice_categories
          gender
          matches {
            status
          }
          groups {
            letter
            ...GroupCard_group
          }
          finalPositions {
            ...PairPodium_positions
            ...FinalPositions_positions
          }
        }
      }
    `,
    tournament,
  );
  const drawn = categories.filter(({ matches }) => matches.length > 0);
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
  const { gender, matches, groups, finalPositions } = category;
  const played = matches.filter(({ status }) => status === "PLAYED").length;
  const isOver = finalPositions.length > 0;
  return (
    <Stack gap="5">
      <CategoryChoice categories={drawn} value={category.id} onChange={setWanted} />
      {isOver ? <PairPodium positions={finalPositions} gender={gender} /> : null}
      <Stack gap="0">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          {isOver ? "Classificação final" : "Classificação"}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {played} de {matches.length} jogos realizados
        </Text>
      </Stack>
      {isOver ? <FinalPositions positions={finalPositions} /> : null}
      {groups.map((group) => (
        <GroupCard key={group.letter} group={group} alone={groups.length === 1} />
      ))}
      {!isOver && groups.length === 0 ? (
        <EmptyState
          icon={Trophy}
          title="As posições saem no fim da chave"
          description="Acompanhe os jogos em Chaveamento e Resultados. Quando o último jogo terminar, as posições finais aparecem aqui com o motivo de cada uma."
        />
      ) : null}
    </Stack>
  );
}
