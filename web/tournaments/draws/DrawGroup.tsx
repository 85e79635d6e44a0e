import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DrawGroup_group$key } from "../../__generated__/DrawGroup_group.graphql";
import { Panel } from "../../ui/Card";
import { shortName } from "../matches/match-words";
import { BracketMatch } from "./BracketMatch";

interface DrawGroupProps {
  group: DrawGroup_group$key;
  heading?: "h2" | "h3";
  onOpen?: (matchId: string) => void;
}

/** One group as it was drawn: its pairs in their seats, and whom they meet. */
export function DrawGroup({ group: key, heading = "h3", onOpen }: DrawGroupProps) {
  const { letter, pairs, matches } = useFragment(
    graphql`
      fragment DrawGroup_group on DrawGroup {
        letter
        pairs {
          id
          seed
          athletes {
            displayName
          }
        }
        matches {
          id
          ...BracketMatch_match
        }
      }
    `,
    key,
  );
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId} p="4" breakInside="avoid" _print={{ boxShadow: "none" }}>
      <Heading as={heading} id={titleId} textStyle="lg" fontWeight="bold" mb="3">
        Grupo {letter}
      </Heading>
      <Stack as="ol" listStyleType="none" gap="1" mb="4">
        {pairs.map(({ id, seed, athletes }, index) => (
          <HStack as="li" key={id} gap="2" align="baseline">
            <Text as="span" color="fg.muted" fontWeight="bold" minW="1.25rem">
              {index + 1}
            </Text>
            <Text as="span" fontWeight="medium" overflowWrap="anywhere">
              {athletes.map(({ displayName }) => shortName(displayName)).join(" / ")}
            </Text>
            {seed ? (
              <Text as="span" textStyle="xs" fontWeight="bold" color="fg.muted" whiteSpace="nowrap">
                [{seed}]
              </Text>
            ) : null}
          </HStack>
        ))}
      </Stack>
      <Stack as="ul" listStyleType="none" gap="2">
        {matches.map((match) => (
          <Box as="li" key={match.id}>
            <BracketMatch match={match} onOpen={onOpen} />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
