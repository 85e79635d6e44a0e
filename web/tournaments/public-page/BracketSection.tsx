import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { drawStageLabel } from "../../../server/tournaments/draws/draw-plan.rules";
import { bracketOf } from "./match-lists";
import { MatchList } from "./MatchList";
import { PublicMatchRow } from "./PublicMatchRow";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";

/** The knockout, a column per round that one pushes sideways on a phone; of a Super 8 its rounds. */
export function BracketSection({ category }: { category: PublicCategory }) {
  const bracket = bracketOf(category.matches);
  if (bracket.length === 0) return <Super8Rounds category={category} />;
  return (
    <Stack gap="8">
      {bracket.map(({ stage, rounds }) => (
        <Stack key={stage} as="section" gap="3" minW="0">
          <SectionHeading>{drawStageLabel[stage]}</SectionHeading>
          <Flex
            gap="4"
            overflowX="auto"
            pb="3"
            mx={{ base: "-4", md: "0" }}
            px={{ base: "4", md: "0" }}
            css={{ scrollSnapType: "x proximity", scrollPaddingInline: "1rem" }}
            as="section"
            tabIndex={0}
            aria-label={`${drawStageLabel[stage]}, rodada por rodada`}
          >
            {rounds.map(({ round, name, matches }) => (
              <Stack
                key={round}
                gap="3"
                flexShrink="0"
                w={{ base: "17rem", md: "18rem" }}
                css={{ scrollSnapAlign: "start" }}
              >
                <SectionHeading as="h3">{name}</SectionHeading>
                <Stack as="ul" listStyleType="none" gap="3" flex="1" justify="space-around">
                  {matches.map((match) => (
                    <PublicMatchRow key={match.id} match={match} />
                  ))}
                </Stack>
              </Stack>
            ))}
          </Flex>
        </Stack>
      ))}
    </Stack>
  );
}

function Super8Rounds({ category: { matches } }: { category: PublicCategory }) {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b);
  return (
    <Stack gap="6">
      {rounds.map((round) => (
        <Stack key={round} as="section" gap="3">
          <SectionHeading>Rodada {round}</SectionHeading>
          <MatchList>
            {matches
              .filter((match) => match.round === round)
              .map((match) => (
                <PublicMatchRow key={match.id} match={match} />
              ))}
          </MatchList>
        </Stack>
      ))}
    </Stack>
  );
}
