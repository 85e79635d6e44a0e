import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublicHero_tournament$key } from "../../__generated__/PublicHero_tournament.graphql";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import type { LiveState } from "../../relay/live-status";
import { FoldedFacts } from "../../ui/FoldedFacts";
import { Person } from "../../ui/Person";
import { categoriesInWords } from "../public/categories-in-words";
import { TournamentBadges } from "../public/TournamentBadges";
import { useTournamentFacts } from "./use-tournament-facts";

interface PublicHeroProps {
  tournament: PublicHero_tournament$key;
  live: LiveState;
  /** What else belongs to the facts: the ways to send the page on. */
  children: React.ReactNode;
}

/** What a poster says: whose it is, when, where, for whom and for how much. Once it is drawn, folded into one line. */
export function PublicHero({ tournament: key, live, children }: PublicHeroProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicHero_tournament on Tournament {
        name
        organiserName
        description
        category
        categories {
          name
        }
        status
        ...TournamentBadges_tournament
        ...useTournamentFacts_tournament
      }
    `,
    key,
  );
  const { name, organiserName, description, category, categories, status } = tournament;
  const { facts, line } = useTournamentFacts(tournament);
  const details = (
    <Stack gap="3" data-page-begins>
      {/* On a phone the title is cut. */}
      {status === "REGISTRATION_OPEN" ? null : (
        <Text fontWeight="semibold" overflowWrap="anywhere" hideFrom="md">
          {name}
        </Text>
      )}
      <Person
        name={organiserName}
        facts={categoriesInWords(
          categories.map(({ name }) => ({ name })),
          category,
        )}
        size={status === "REGISTRATION_OPEN" ? "md" : "sm"}
      />
      <Flex
        as="ul"
        listStyleType="none"
        direction={{ base: "column", md: "row" }}
        gap="6"
        rowGap="1.5"
        wrap={{ md: "wrap" }}
        textStyle={{ base: "md", md: "sm" }}
      >
        {facts.map(({ icon: Icon, text, strong }) => (
          <Flex as="li" key={text} gap="2" align="flex-start" fontWeight={strong ? "semibold" : undefined}>
            <Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginTop: 3 }} />
            {text}
          </Flex>
        ))}
      </Flex>
      {description ? (
        <Text maxW="3xl" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
  return (
    <Stack gap={status === "REGISTRATION_OPEN" ? "3" : "0"}>
      <HStack gap="4" wrap="wrap" rowGap="1">
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges forVisitors tournament={tournament} openLabel="Inscrição Aberta para Todos" />
        </HStack>
        <LiveIndicator live={live} running={status === "IN_PROGRESS"} />
      </HStack>
      {status === "REGISTRATION_OPEN" ? details : <FoldedFacts line={line}>{details}</FoldedFacts>}
    </Stack>
  );
}
