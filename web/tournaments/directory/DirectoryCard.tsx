import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import type { TournamentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { DirectoryCard_tournament$key } from "../../__generated__/DirectoryCard_tournament.graphql";
import { Panel } from "../../ui/Cards";
import { formatPeriod } from "../../ui/format";
import { categoriesInWords, onCard, priceInWords } from "../public/categories-in-words";
import { DateBlock, TournamentBadges } from "../public/TournamentFacts";
import { publicTournamentPath } from "../public/tournament-path";

/** All of the card is the way there. */
const Way = chakra(Link, {
  base: {
    borderRadius: "l1",
    _before: { content: '""', position: "absolute", inset: "0", borderRadius: "l3" },
    _hover: { textDecoration: "underline" },
  },
});

export function DirectoryCard({ tournament: key }: { tournament: DirectoryCard_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment DirectoryCard_tournament on Tournament {
        key
        name
        category
        status
        startDate
        endDate
        feeInCents
        categoriesInBrief {
          name
          feeInCents
        }
        organiserName
        place {
          name
          city
        }
        registration {
          state
        }
        ...TournamentFacts_tournamentBadgesTournament
      }
    `,
    key,
  );
  const { name, category, categoriesInBrief, status, startDate, endDate, feeInCents, organiserName, place } =
    tournament;
  const isOpen = tournament.registration.state === "OPEN";
  const invitation: Record<TournamentStatus, string> = {
    REGISTRATION_OPEN: isOpen ? "Ver e se inscrever" : "Ver torneio",
    IN_PROGRESS: "Acompanhar",
    FINISHED: "Ver resultado",
  };
  // An arena's tournament is at the arena: its name stands there already.
  const where = [place?.name === organiserName ? null : place?.name, place?.city].filter(Boolean).join(", ");
  const facts = [
    formatPeriod(startDate, endDate),
    where,
    categoriesInWords(categoriesInBrief, category, onCard),
    ...(status === "REGISTRATION_OPEN" ? [priceInWords(categoriesInBrief, feeInCents)] : []),
  ].filter(Boolean);
  return (
    <Panel
      as="li"
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      _hover={{ borderColor: "border.emphasized" }}
    >
      <Flex gap="3">
        <DateBlock start={startDate} end={endDate} />
        <Stack gap="0.5" minW="0" flex="1">
          <Heading as="h3" textStyle="lg" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
            <Way to={publicTournamentPath(tournament.key)}>{name}</Way>
          </Heading>
          <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
            {organiserName}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                <Text as="span" display="inline-block">
                  {fact}
                  {index < facts.length - 1 ? " ·" : null}
                </Text>{" "}
              </Fragment>
            ))}
          </Text>
        </Stack>
      </Flex>
      <Flex mt="auto" gap="2" rowGap="2" wrap="wrap" align="center" justify="space-between">
        <HStack gap="1.5" wrap="wrap">
          <TournamentBadges forVisitors tournament={tournament} openLabel="Aberto a todas as arenas" />
        </HStack>
        <HStack
          aria-hidden="true"
          gap="0.5"
          ms="auto"
          textStyle="sm"
          fontWeight="semibold"
          color="coral.fg"
          whiteSpace="nowrap"
        >
          {invitation[status]}
          <ChevronRight size={16} />
        </HStack>
      </Flex>
    </Panel>
  );
}
