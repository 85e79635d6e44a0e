import { Box } from "@chakra-ui/react/box";
import type { BracketSlot } from "../public/bracket-view";

interface BracketLinesProps {
  slot: BracketSlot;
  /** Whether matches are stacked without gaps on a phone: then no lines are drawn. */
  stacked: boolean;
}

/** The lines into and out of a bracket slot, green where a pair has advanced. */
export function BracketLines({ slot: { match, leads, reached }, stacked }: BracketLinesProps) {
  const won = match?.sides.some(({ isWinner }) => isWinner) ?? false;
  const entered = match?.sides.some(({ names }) => names.length > 0) ?? false;
  const line = {
    position: "absolute",
    display: { base: stacked ? "none" : "block", md: "block" },
    borderColor: won ? "palm.solid" : "border.emphasized",
    pointerEvents: "none",
    "aria-hidden": true,
    w: "5",
    _print: { display: "block" },
  } as const;
  return (
    <>
      {reached ? (
        <Box
          {...line}
          borderColor={entered ? "palm.solid" : "border.emphasized"}
          left="0"
          top="50%"
          borderTopWidth="2px"
        />
      ) : null}
      {leads === "straight" ? <Box {...line} right="0" top="50%" borderTopWidth="2px" /> : null}
      {leads === "down" ? (
        <Box
          {...line}
          right="0"
          top="50%"
          h="50%"
          borderTopWidth="2px"
          borderRightWidth="2px"
          borderTopRightRadius="l1"
        />
      ) : null}
      {leads === "up" ? (
        <Box
          {...line}
          right="0"
          bottom="calc(50% - 2px)"
          h="calc(50% + 2px)"
          borderBottomWidth="2px"
          borderRightWidth="2px"
          borderBottomRightRadius="l1"
        />
      ) : null}
    </>
  );
}
