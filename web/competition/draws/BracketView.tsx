import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type DrawStage, drawStageLabel } from "../../../server/sport/draws/draw-plan.rules";
import {
  type BracketMatch,
  type BracketRound,
  type BracketSlot,
  bracketSlots,
  currentColumn,
} from "../public/bracket-view";
import { BracketMatchBox } from "./BracketMatchBox";
import { RoundSwitch } from "./RoundSwitch";

interface BracketLinesProps {
  slot: BracketSlot;
  /** Whether matches are stacked without gaps on a phone: then no lines are drawn. */
  stacked: boolean;
}

/** The lines into and out of a bracket slot, green where a pair has advanced. */
function BracketLines({ slot: { match, leads, reached }, stacked }: BracketLinesProps) {
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

interface Columns {
  /** For the box that scrolls; its children are the columns. */
  view: RefObject<HTMLDivElement | null>;
  /** Which column one looks at. */
  inView: number;
  /** For the box, whenever it scrolls. */
  follow: () => void;
  goTo: (column: number) => void;
}

/** Columns that are swiped through, beginning with one of them. */
function useColumns(beginning: number): Columns {
  const view = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(beginning);
  useLayoutEffect(() => {
    const box = view.current;
    if (box) box.scrollLeft = startOf(box, beginning);
  }, [beginning]);
  const follow = useCallback(() => {
    const box = view.current;
    // Where all of them fit nothing is swiped, and no column is the one in view.
    if (box && box.scrollWidth > box.clientWidth) setInView(columnAt(box));
  }, []);
  const goTo = useCallback((column: number) => {
    const box = view.current;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box?.scrollTo({ left: startOf(box, column), behavior: calm ? "auto" : "smooth" });
  }, []);
  return { view, inView, follow, goTo };
}

const startsOf = (box: HTMLElement): number[] =>
  Array.from(box.children, (column) => (column instanceof HTMLElement ? column.offsetLeft : 0));

const startOf = (box: HTMLElement, column: number): number => startsOf(box)[column] ?? 0;

function columnAt(box: HTMLElement): number {
  const starts = startsOf(box);
  // The last one never comes to the very left.
  if (box.scrollLeft >= box.scrollWidth - box.clientWidth - 1) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - box.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

type HeadingLevel = "h3" | "h4" | "h5";

interface BracketViewProps {
  stage: DrawStage;
  rounds: readonly BracketRound[];
  /** The accessible name. */
  label: string;
  /** The match for third place, shown below the final if there is room. */
  third?: BracketMatch | null;
  /** Rounds that follow the last column, shown above it. */
  above?: readonly BracketRound[];
  /** Heading level. */
  heading?: HeadingLevel;
}

/** On a phone, up to this many matches fit one above the other with gaps. */
const mostDrawn = 4;

/**
 * A bracket as columns, with a line from each match to the next. On a phone one round is shown at a time, starting with
 * the current one. Users swipe between rounds, or choose one from the row of names above. A large draw has no gaps
 * there.
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
  // Only the initial column: a new result must not scroll a user who has swiped elsewhere.
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
                // On a phone the row of names above shows it.
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
        // Makes sixteen of them as high as an A4 page.
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
