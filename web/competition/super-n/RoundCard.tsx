import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Coffee } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import type { RoundCard_round$key } from "../../__generated__/RoundCard_round.graphql";
import { Panel } from "../../ui/Card";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";
import { MatchCard } from "../matches/MatchCard";
import { asListed, readShownMatch } from "../matches/read-shown-match";
import { MatchPress } from "../public/MatchPress";
import { wayInto } from "../public/match-way";
import { shortName } from "../public/match-words";
import { roundState } from "./current-round";
import { readRound } from "./read-round";
import { revealed } from "./reveal";

const stateLooks = {
  current: { label: "Rodada atual", tone: "running" },
  over: { label: "Encerrada", tone: "over" },
  cancelled: { label: "Cancelada", tone: "over" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

interface RoundCardProps {
  round: RoundCard_round$key;
  current: number | null;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
  /** Whether it comes in one after the other, right after the draw. */
  reveal?: boolean;
}

export function RoundCard({ round: key, current, heading = "h3", reveal = false }: RoundCardProps) {
  const round = useFragment(
    graphql`
      fragment RoundCard_round on Super8Round {
        number
        matches {
          id
          ...readShownMatch_match
        }
        ...readRound_round
        resting {
          id
          displayName
        }
      }
    `,
    key,
  );
  const shown = round.matches.map((match) => readShownMatch(match));
  const titleId = useId();
  const state = roundState(readRound(round), current);
  const look = state === "next" ? null : stateLooks[state];
  return (
    <Panel
      as="section"
      aria-labelledby={titleId}
      p="4"
      borderWidth={state === "current" ? "2px" : "1px"}
      borderColor={state === "current" ? "sun.solid" : "border"}
      breakInside="avoid"
      _print={{ boxShadow: "none", padding: "3" }}
      {...(reveal ? revealed(round.number + 2) : {})}
    >
      <Flex align="center" justify="space-between" gap="2" mb="3" minH="6">
        <Heading as={heading} id={titleId} textStyle="lg" fontWeight="bold">
          Rodada {round.number}
        </Heading>
        {look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null}
      </Flex>
      <Stack as="ul" gap="4" listStyleType="none">
        {shown.map((match) => (
          <li key={match.id}>
            <MatchPress matchId={match.id} way={wayInto(asListed(match))} mx="-2" px="2" py="1" w="auto">
              <MatchCard match={match} />
            </MatchPress>
          </li>
        ))}
      </Stack>
      {round.resting.length > 0 ? (
        <Flex
          gap="2"
          mt="4"
          pt="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          color="fg.muted"
          textStyle="sm"
        >
          <Box flexShrink="0" pt="0.5">
            <Coffee size={16} aria-hidden="true" />
          </Box>
          <Text>
            {plural(round.resting.length, "Descansa: ", "Descansam: ")}
            <strong>{round.resting.map(({ displayName }) => shortName(displayName)).join(", ")}</strong>
          </Text>
        </Flex>
      ) : null}
    </Panel>
  );
}
