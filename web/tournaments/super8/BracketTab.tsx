import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Maximize2 } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketTab_tournament$key } from "../../__generated__/BracketTab_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { UndoDraw } from "../draws/UndoDraw";
import { bracketPath } from "../public/tournament-path";
import { currentRound } from "./current-round";
import { DrawOrder } from "./DrawOrder";
import { NoBracketYet } from "./NoBracketYet";
import { readRound } from "./read-round";
import { RoundCard } from "./RoundCard";

interface BracketTabProps {
  tournament: BracketTab_tournament$key;
  reveal: boolean;
}

export function BracketTab({ tournament: key, reveal }: BracketTabProps) {
  const tournament = useFragment(
    graphql`
      fragment BracketTab_tournament on Tournament {
        key
        viewerCanManage
        categories {
          id
          draw {
            hasBegun
          }
          ...UndoDraw_category
        }
        enrolments {
          ...DrawOrder_enrolment
        }
        rounds {
          number
          ...readRound_round
          ...RoundCard_round
        }
        ...NoBracketYet_tournament
      }
    `,
    key,
  );
  const { rounds, categories, viewerCanManage } = tournament;
  if (rounds.length === 0) return <NoBracketYet tournament={tournament} />;
  const current = currentRound(rounds.map(readRound));
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          Chaveamento
        </Heading>
        <HStack gap="2" wrap="wrap">
          {categories.map((category) =>
            viewerCanManage && category.draw?.hasBegun === false ? (
              <UndoDraw key={category.id} category={category} />
            ) : null,
          )}
          <ButtonLink to={bracketPath(tournament.key)} variant="outline" colorPalette="gray" size="sm">
            <Maximize2 />
            Chaveamento completo
          </ButtonLink>
        </HStack>
      </Flex>
      <DrawOrder enrolments={tournament.enrolments} reveal={reveal} />
      <SimpleGrid columns={{ base: 1, md: 2, "2xl": 3 }} gap="4">
        {rounds.map((round) => (
          <RoundCard key={round.number} round={round} current={current} reveal={reveal} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
