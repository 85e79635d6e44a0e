import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentRow_tournament$key } from "../../__generated__/TournamentRow_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { categoriesInWords, onCard } from "./categories-in-words";
import { TournamentBadges } from "./TournamentBadges";
import { TournamentFacts } from "./TournamentFacts";
import { useTournamentPaths } from "./use-tournament-paths";

interface TournamentRowProps {
  tournament: TournamentRow_tournament$key;
  mayManage: boolean;
}

export function TournamentRow({ tournament, mayManage }: TournamentRowProps) {
  const data = useFragment(
    graphql`
      fragment TournamentRow_tournament on Tournament {
        key
        name
        category
        categoriesInBrief {
          name
        }
        ...TournamentBadges_tournament
        ...TournamentFacts_tournament
      }
    `,
    tournament,
  );
  const paths = useTournamentPaths();
  const open = mayManage ? "Gerenciar" : "Acompanhar";
  return (
    <ListRow
      basis="16rem"
      gap="1"
      end={
        <ButtonLink
          to={paths.tournament(data.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`${open} ${data.name}`}
        >
          {open}
        </ButtonLink>
      }
    >
      <HStack gap="2" rowGap="1" wrap="wrap">
        <ListRowName>{data.name}</ListRowName>
        <TournamentBadges tournament={data} openLabel="Inscrição Aberta" />
      </HStack>
      <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
        <Text>{categoriesInWords(data.categoriesInBrief, data.category, onCard)}</Text>
        <TournamentFacts tournament={data} />
      </HStack>
    </ListRow>
  );
}
