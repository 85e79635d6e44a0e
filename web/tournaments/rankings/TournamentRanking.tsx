import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Medal } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentRanking_tournament$key } from "../../__generated__/TournamentRanking_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { CategoryRanking } from "./CategoryRanking";

/** Which ranking its categories give points for; nothing where its organiser runs none. */
export function TournamentRanking({ tournament: key }: { tournament: TournamentRanking_tournament$key }) {
  const { categories, possibleRankings } = useFragment(
    graphql`
      fragment TournamentRanking_tournament on Tournament {
        possibleRankings {
          ...CategoryRanking_ranking
        }
        categories {
          id
          ...CategoryRanking_category
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  if (possibleRankings.length === 0) return null;
  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => setOpen(true)}>
        <Medal />
        Ranking
      </Button>
      <DialogFrame
        open={open}
        onClose={() => setOpen(false)}
        size="lg"
        sheet
        title="Pontos no ranking"
        footer={<Button onClick={() => setOpen(false)}>Concluir</Button>}
      >
        <Stack gap="6">
          <Text color="fg.muted">
            Quando a categoria termina, cada atleta da dupla recebe os pontos inteiros da sua colocação.
          </Text>
          {categories.map((category) => (
            <CategoryRanking key={category.id} category={category} rankings={possibleRankings} />
          ))}
        </Stack>
      </DialogFrame>
    </>
  );
}
