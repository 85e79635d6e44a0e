import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketColumns_round$key } from "../../__generated__/BracketColumns_round.graphql";
import { BracketMatch } from "./BracketMatch";

interface BracketColumnsProps {
  rounds: BracketColumns_round$key;
  /** Whether each round has half the lines of the one before, so that every match stands between its two. */
  halving: boolean;
  onOpen?: (matchId: string) => void;
}

const columnWidth = "15.5rem";
const columnGap = "2.25rem";

/** A column per round. The lines lead from each match to the one its winner comes to; a bye leaves its place empty. */
export function BracketColumns({ rounds: keys, halving, onOpen }: BracketColumnsProps) {
  const rounds = useFragment(
    graphql`
      fragment BracketColumns_round on DrawRound @relay(plural: true) {
        number
        name
        matches {
          id
          order
          ...BracketMatch_match
        }
      }
    `,
    keys,
  );
  const lines = 2 ** Math.max(0, rounds.length - 1);
  return (
    <Box
      overflowX="auto"
      pb="3"
      tabIndex={0}
      role="group"
      aria-label="Chave"
      _focusVisible={{ outline: "3px solid", outlineColor: "coral.solid", outlineOffset: "2px" }}
      _print={{ overflow: "visible" }}
    >
      <Flex gap={columnGap} minW="max-content">
        {rounds.map((round, index) => (
          <Stack key={round.number} gap="3" w={columnWidth} flexShrink="0">
            <Heading as="h4" textStyle="sm" fontWeight="bold" color="fg.muted" textAlign="center">
              {round.name}
            </Heading>
            {halving ? (
              <Grid
                as="ol"
                listStyleType="none"
                flex="1"
                templateRows={`repeat(${lines}, minmax(6.25rem, 1fr))`}
              >
                {round.matches.map((match) => (
                  <Flex
                    as="li"
                    key={match.id}
                    direction="column"
                    justify="center"
                    position="relative"
                    gridRow={`${(match.order - 1) * 2 ** index + 1} / span ${2 ** index}`}
                    py="1.5"
                  >
                    {index === rounds.length - 1 ? null : <LineOn order={match.order} />}
                    <BracketMatch match={match} onOpen={onOpen} />
                  </Flex>
                ))}
              </Grid>
            ) : (
              <Flex as="ol" listStyleType="none" direction="column" justify="space-around" gap="3" flex="1">
                {round.matches.map((match) => (
                  <li key={match.id}>
                    <BracketMatch match={match} onOpen={onOpen} />
                  </li>
                ))}
              </Flex>
            )}
          </Stack>
        ))}
      </Flex>
    </Box>
  );
}

/** From the middle of a match right, then down or up to the middle of the next one. */
function LineOn({ order }: { order: number }) {
  const down = order % 2 === 1;
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      left="100%"
      w={`calc(${columnGap} / 2)`}
      h="50%"
      top={down ? "50%" : "0"}
      borderColor="border.emphasized"
      borderRightWidth="2px"
      borderTopWidth={down ? "2px" : "0"}
      borderBottomWidth={down ? "0" : "2px"}
      _after={{
        content: '""',
        position: "absolute",
        left: "100%",
        w: `calc(${columnGap} / 2)`,
        borderTopWidth: "2px",
        borderColor: "border.emphasized",
        ...(down ? { bottom: "-1px" } : { top: "-1px" }),
      }}
    />
  );
}
