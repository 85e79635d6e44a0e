import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Trophy } from "lucide-react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { TvPodium_tournament$key } from "../../../__generated__/TvPodium_tournament.graphql";
import { athleteTitles, pairTitles, shortName } from "../../../competition/public/competition-words";
import { tvUnit } from "./TvWall";

interface TvPodiumStep {
  readonly id: string;
  readonly position: number;
  readonly names: readonly string[];
}

interface TvPodiumContents {
  /** Null where there is only one. */
  readonly category: string | null;
  /** "Campeãs". */
  readonly title: string;
  /** From the first to the third place; two of a place may stand there. */
  readonly steps: readonly TvPodiumStep[];
}

/** The first three of each category that has its champion. */
export function readTvPodiums(tournament: TvPodium_tournament$key): TvPodiumContents[] {
  const { categories } = readInlineData(
    graphql`
      fragment TvPodium_tournament on Tournament @inline {
        categories {
          name
          gender
          settledAt
          standings {
            position
            athlete {
              id
              displayName
            }
          }
          finalPositions {
            position
            pair {
              id
              athletes {
                displayName
              }
            }
          }
        }
      }
    `,
    tournament,
  );
  return categories.flatMap(({ name, gender, settledAt, standings, finalPositions }) => {
    if (!settledAt) return [];
    const ofSuperN = standings.length > 0;
    const placed = ofSuperN
      ? standings.map(({ position, athlete }) => ({ id: athlete.id, position, athletes: [athlete] }))
      : finalPositions.map(({ position, pair: { id, athletes } }) => ({ id, position, athletes }));
    const steps = placed
      .filter(({ position }) => position <= 3)
      .map(({ id, position, athletes }) => ({
        id,
        position,
        names: athletes.map(({ displayName }) => shortName(displayName)),
      }));
    if (!steps.some(({ position }) => position === 1)) return [];
    const title = (ofSuperN ? athleteTitles : pairTitles)[gender ?? "MIXED"];
    return [{ category: categories.length > 1 ? name : null, title, steps }];
  });
}

/** How high a step is, in hundredths of the screen's height, and where it stands: the second to the left of the first. */
const looks: Record<number, { order: number; height: number; bg: string }> = {
  1: { order: 2, height: 32, bg: "medal.gold" },
  2: { order: 1, height: 23, bg: "medal.silver" },
  3: { order: 3, height: 16, bg: "medal.bronze" },
};
/** So many letters fit over a step; longer names are written smaller. */
const room = 13;

/** Who won, at sunset. */
export function TvPodium({ podium: { category, title, steps } }: { podium: TvPodiumContents }) {
  return (
    <Flex
      as="article"
      direction="column"
      h="full"
      overflow="hidden"
      borderRadius={tvUnit(1.6)}
      bgImage="linear-gradient({colors.sea.900}, {colors.sea.700} 60%, {colors.coral.700})"
      px="1.4vw"
      pt={tvUnit(3)}
    >
      <Box textAlign="center" flexShrink="0">
        {category === null ? null : (
          <Box fontSize={tvUnit(3.2)} color="sand.200" truncate>
            {category}
          </Box>
        )}
        <Box
          as="h2"
          fontSize={tvUnit(8)}
          fontWeight="bold"
          fontFamily="heading"
          color="sun.300"
          lineHeight="1.1"
        >
          {title}
        </Box>
      </Box>
      <Flex as="ol" listStyleType="none" flex="1" minH="0" align="flex-end" justify="center" gap="1vw">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </Flex>
    </Flex>
  );
}

function Step({ step: { position, names } }: { step: TvPodiumStep }) {
  const look = looks[position];
  if (!look) return null;
  const letters = Math.max(room, ...names.map(({ length }) => length));
  return (
    <Flex as="li" order={look.order} direction="column" align="center" flex="1" minW="0" textAlign="center">
      {position === 1 ? (
        <Box fontSize={tvUnit(8)} color="sun.300" mb={tvUnit(1)}>
          <Trophy size="1em" aria-hidden="true" />
        </Box>
      ) : null}
      <Box
        fontSize={tvUnit((4 * room) / letters)}
        fontWeight={position === 1 ? "bold" : "medium"}
        mb={tvUnit(1.2)}
        maxW="full"
      >
        {names.map((name, athlete) => (
          <Box key={athlete} truncate>
            {name}
          </Box>
        ))}
      </Box>
      <Flex
        w="full"
        h={tvUnit(look.height)}
        align="center"
        justify="center"
        bg={look.bg}
        color="medal.contrast"
        fontSize={tvUnit(8)}
        fontWeight="bold"
        fontFamily="heading"
        borderTopRadius={tvUnit(1)}
      >
        {position}º
      </Flex>
    </Flex>
  );
}
