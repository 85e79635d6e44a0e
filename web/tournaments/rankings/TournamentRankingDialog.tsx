import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentRankingDialog_tournament$key } from "../../__generated__/TournamentRankingDialog_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { CategoryRanking } from "./CategoryRanking";

interface TournamentRankingDialogProps {
  tournament: TournamentRankingDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** Which ranking its categories give points for, of those that its organiser runs. */
export function TournamentRankingDialog({ tournament: key, open, onClose }: TournamentRankingDialogProps) {
  const { categories, possibleRankings, sanctionTier } = useFragment(
    graphql`
      fragment TournamentRankingDialog_tournament on Tournament {
        sanctionTier
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
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      title="Pontos no ranking"
      footer={<Button onClick={onClose}>Concluir</Button>}
    >
      <Stack gap="6">
        <Text color="fg.muted">
          Quando a categoria termina, cada atleta recebe os pontos inteiros da sua colocação. Em uma categoria
          já terminada os pontos são dados ao salvar, e o ranking não muda mais.
        </Text>
        {categories.map((category) => (
          <CategoryRanking
            key={category.id}
            category={category}
            rankings={possibleRankings}
            usualTier={sanctionTier ?? null}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}
