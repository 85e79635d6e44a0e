import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Eye, Network, Settings2 } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentCard_tournament$key } from "../../__generated__/TournamentCard_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Panel } from "../../ui/Card";
import { categoriesInWords, onCard } from "../public/categories-in-words";
import { TournamentBadges } from "../public/TournamentBadges";
import { TournamentFacts } from "../public/TournamentFacts";
import { useTournamentPaths } from "../public/use-tournament-paths";

interface TournamentCardProps {
  tournament: TournamentCard_tournament$key;
  mayManage: boolean;
}

export function TournamentCard({ tournament, mayManage }: TournamentCardProps) {
  const data = useFragment(
    graphql`
      fragment TournamentCard_tournament on Tournament {
        key
        name
        category
        categoriesInBrief {
          name
        }
        description
        ...TournamentBadges_tournament
        ...TournamentFacts_tournament
      }
    `,
    tournament,
  );
  const paths = useTournamentPaths();
  return (
    <Panel
      as="li"
      display="flex"
      flexDirection="column"
      gap={{ base: "3", md: "4" }}
      p={{ base: "4", md: "5" }}
    >
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges tournament={data} openLabel="Inscrição Aberta para Todos" />
      </HStack>
      <Stack gap="1">
        <Heading as="h2" textStyle="xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
          {data.name}
        </Heading>
        <Text color="fg.muted" fontWeight="semibold">
          {categoriesInWords(data.categoriesInBrief, data.category, onCard)}
        </Text>
      </Stack>
      <TournamentFacts tournament={data} />
      {data.description ? (
        <Text color="fg.muted" lineClamp={2}>
          {data.description}
        </Text>
      ) : null}
      <HStack
        gap="2"
        mt="auto"
        css={{ "& > *": { flex: { base: "1", sm: "initial" } }, "& svg": { hideBelow: "sm" } }}
      >
        <ButtonLink
          to={paths.tournament(data.key)}
          size="sm"
          variant="subtle"
          colorPalette="sea"
          aria-label={`${mayManage ? "Gerenciar" : "Acompanhar"} ${data.name}`}
        >
          {mayManage ? <Settings2 /> : <Eye />}
          {mayManage ? "Gerenciar" : "Acompanhar"}
        </ButtonLink>
        <ButtonLink
          to={paths.bracket(data.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`Chaveamento de ${data.name}`}
        >
          <Network />
          Chaveamento
        </ButtonLink>
      </HStack>
    </Panel>
  );
}
