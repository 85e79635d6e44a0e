import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { drawStageLabel, type DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import { BracketLines } from "./BracketLines";
import { BracketMatchBox } from "./BracketMatchBox";
import { RoundSwitch } from "./RoundSwitch";
import { useColumns } from "./use-columns";
import {
  bracketSlots,
  currentColumn,
  type BracketMatch,
  type BracketRound,
  type BracketSlot,
} from "../public/bracket-view";

type HeadingLevel = "h3" | "h4" | "h5";

interface BracketViewProps {
  stage: DrawStage;
  rounds: readonly BracketRound[];
  /** What it is called by those who listen. */
  label: string;
  /** The match for third place, below the final where there is room. */
  third?: BracketMatch | null;
  /** What follows on the last column, where that is not the end: above it. */
  above?: readonly BracketRound[];
  /** Its place among the page's headings. */
  heading?: HeadingLevel;
}

/** So many matches one above the other still fit on a phone with the gaps between them. */
const mostDrawn = 4;

/**
 * A bracket as columns, a line from each match to the next. On a phone the columns are swiped through, one round at a
 * time, beginning with the one that is played, and a row above them names the rounds; of a big draw without the gaps.
 */
export function BracketView({
  stage,
  rounds,
  label,
  third = null,
  above = [],
  heading = "h4",
}: BracketViewProps) {
  const columns = bracketSlots(stage, rounds);
  const tallest = Math.max(...columns.map(({ length }) => length));
  const stacked = tallest > mostDrawn;
  const below = third ? [{ name: drawStageLabel.THIRD_PLACE, matches: [third] }] : [];
  // Once: whoever swipes is not taken elsewhere by a result.
  const [beginning] = useState(() => currentColumn(rounds));
  const { view, inView, follow, goTo } = useColumns(beginning);
  const switched = rounds.length > 1;
  return (
    <>
      {switched ? (
        <RoundSwitch label={label} rounds={rounds.map(({ name }) => name)} current={inView} onChoose={goTo} />
      ) : null}
      <Flex
        as="section"
        ref={view}
        onScroll={follow}
        position="relative"
        aria-label={label}
        tabIndex={0}
        overflowX="auto"
        gap={{ base: stacked ? "3" : "0", md: "0" }}
        pb="2"
        scrollSnapType={{ base: "x mandatory", md: "none" }}
        _print={{ overflow: "visible", gap: "0", pb: "0" }}
      >
        {rounds.map(({ name }, index) => (
          <Flex
            key={name}
            direction="column"
            flex={{ base: "0 0 min(86%, max(22rem, 52%))", md: "1 1 0" }}
            minW={{ md: "12.5rem" }}
            maxW={{ md: "28rem" }}
            scrollSnapAlign="start"
            _print={{ flex: "1 1 0", minW: "0", maxW: "22rem" }}
          >
            {rounds.length === 1 && name === label ? null : (
              <Heading
                as={heading}
                textStyle="sm"
                fontWeight="bold"
                color="fg.muted"
                mb="2"
                ps={index === 0 ? "0" : { base: stacked ? "0" : "5", md: "5" }}
                whiteSpace="nowrap"
                // On a phone the row above says it.
                srOnly={{ base: switched, md: false }}
                _print={{ srOnly: false }}
              >
                {name}
              </Heading>
            )}
            <Flex
              direction="column"
              flex="1"
              position="relative"
              gap={{ base: stacked ? "2" : "0", md: "0" }}
              _print={{ gap: "0" }}
            >
              {columns[index]?.map((slot, place) => (
                <Slot key={place} slot={slot} first={index === 0} stacked={stacked} />
              ))}
              {index === rounds.length - 1 ? (
                <>
                  <Aside at="top" rounds={above} heading={heading} stacked={stacked} />
                  <Aside at="bottom" rounds={below} heading={heading} stacked={stacked} />
                </>
              ) : null}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </>
  );
}

interface AsideProps {
  rounds: readonly BracketRound[];
  at: "top" | "bottom";
  heading: HeadingLevel;
  stacked: boolean;
}

/** Further rounds in a free corner of the last column. */
function Aside({ rounds, at, heading, stacked }: AsideProps) {
  if (rounds.length === 0) return null;
  return (
    <Stack
      gap="6"
      position={{ base: stacked ? "static" : "absolute", md: "absolute" }}
      {...(at === "top" ? { top: "0" } : { bottom: "2" })}
      insetX="0"
      ps={{ base: stacked ? "0" : "5", md: "5" }}
      pt={{ base: stacked ? "3" : "0", md: "0" }}
      _print={{ position: "absolute", ps: "3" }}
    >
      {rounds.map(({ name, matches }) => (
        <Box key={name}>
          <Heading as={heading} textStyle="sm" fontWeight="bold" color="fg.muted" mb="2">
            {name}
          </Heading>
          {matches.map((match) => (
            <BracketMatchBox key={match.number} match={match} stacked={stacked} />
          ))}
        </Box>
      ))}
    </Stack>
  );
}

function Slot({ slot, first, stacked }: { slot: BracketSlot; first: boolean; stacked: boolean }) {
  const { match, leads } = slot;
  const wide = {
    ps: first ? "0" : "5",
    pe: leads === null ? "0" : "5",
    py: "1",
    flex: "1 1 0",
    minH: "5.75rem",
  };
  const narrow = stacked ? { ps: "0", pe: "0", py: "0", flex: "none", minH: "0" } : wide;
  return (
    <Flex
      position="relative"
      display={match === null ? { base: stacked ? "none" : "flex", md: "flex" } : "flex"}
      align="center"
      {...narrow}
      md={wide}
      _print={{
        display: "flex",
        flex: "1 1 0",
        // Sixteen of them are as high as an A4 sheet.
        minH: "5.0625rem",
        py: "0",
        ps: first ? "0" : "3",
        pe: leads ? "3" : "0",
      }}
    >
      <BracketLines slot={slot} stacked={stacked} />
      {match ? <BracketMatchBox match={match} stacked={stacked} /> : null}
    </Flex>
  );
}
