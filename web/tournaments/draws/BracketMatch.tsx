import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import { matchOutcomeLabel } from "../../../server/tournaments/matches/outcome.rules";
import type { BracketMatch_match$key } from "../../__generated__/BracketMatch_match.graphql";
import { formatDayAndTime } from "../../ui/format";
import { matchSentence } from "../matches/match-words";
import { readMatch } from "../matches/read-match";
import { BracketSide } from "./BracketSide";

interface BracketMatchProps {
  match: BracketMatch_match$key;
  /** Where given, the match is a button that opens it. */
  onOpen?: (matchId: string) => void;
}

/** A match in a bracket: its number, when and where, and two sides of which one may not be known yet. */
export function BracketMatch({ match: key, onOpen }: BracketMatchProps) {
  const match = useFragment(
    graphql`
      fragment BracketMatch_match on Match {
        id
        number
        status
        outcome
        scheduledFor
        ...readMatch_match
        court {
          name
        }
        sides {
          number
          ...BracketSide_side
        }
        sets {
          number
          ...BracketSide_set
        }
      }
    `,
    key,
  );
  const { id, number, status, outcome, scheduledFor, court, sides, sets } = match;
  const live = status === "IN_PROGRESS";
  const when = [court?.name, scheduledFor ? formatDayAndTime(scheduledFor) : null]
    .filter(Boolean)
    .join(" · ");
  const state = live
    ? "Ao vivo"
    : status === "CALLED"
      ? "Chamado"
      : outcome && outcome !== "COMPLETED"
        ? matchOutcomeLabel[outcome]
        : status === "PLAYED"
          ? ""
          : when;
  const content = (
    <>
      <VisuallyHidden>
        Jogo {number}: {matchSentence(readMatch(match))}
        {when ? `, ${when}` : ""}
      </VisuallyHidden>
      <Box aria-hidden="true">
        <Flex
          justify="space-between"
          gap="2"
          px="2.5"
          py="1"
          textStyle="xs"
          fontWeight="semibold"
          color="fg.muted"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          <Text as="span" flexShrink="0">
            Jogo {number}
          </Text>
          <Text as="span" truncate color={live ? "coral.fg" : undefined}>
            {state}
          </Text>
        </Flex>
        {sides.map((side) => (
          <BracketSide key={side.number} side={side} sets={sets} />
        ))}
      </Box>
    </>
  );
  const look = {
    display: "block",
    w: "full",
    bg: "bg.panel",
    borderWidth: live ? "2px" : "1px",
    borderColor: live ? "coral.solid" : "border",
    borderRadius: "l2",
    overflow: "hidden",
    textAlign: "start",
    breakInside: "avoid",
  } as const;
  if (!onOpen) return <Box {...look}>{content}</Box>;
  return (
    <chakra.button
      type="button"
      {...look}
      cursor="pointer"
      _hover={{ borderColor: "coral.solid" }}
      _focusVisible={{ outline: "3px solid", outlineColor: "coral.solid", outlineOffset: "2px" }}
      onClick={() => onOpen(id)}
    >
      {content}
    </chakra.button>
  );
}
