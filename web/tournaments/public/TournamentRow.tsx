import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentRow_tournament$key } from "../../__generated__/TournamentRow_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { categoriesInWords, onCard } from "./categories-in-words";
import { TournamentBadges } from "./TournamentBadges";
import { TournamentFacts } from "./TournamentFacts";
import { useTournamentPaths } from "./use-tournament-paths";

export function TournamentRow({ tournament }: { tournament: TournamentRow_tournament$key }) {
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
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      align="center"
      justify="space-between"
      p="4"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <Stack gap="2" minW="0" flex="1 1 16rem">
        <Text fontWeight="bold" textStyle="lg" lineHeight="1.2" overflowWrap="anywhere">
          {data.name}
        </Text>
        <Text color="fg.muted" textStyle="sm" fontWeight="semibold">
          {categoriesInWords(data.categoriesInBrief, data.category, onCard)}
        </Text>
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges tournament={data} openLabel="Inscrição Aberta" />
        </HStack>
        <TournamentFacts tournament={data} />
      </Stack>
      <ButtonLink
        to={paths.tournament(data.key)}
        size="sm"
        variant="outline"
        colorPalette="sea"
        aria-label={`Gerenciar ${data.name}`}
      >
        Gerenciar
      </ButtonLink>
    </Flex>
  );
}
