import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { drawStageLabel, type DrawStage } from "../../../server/tournaments/draws/draw-plan.rules";
import { BracketMatchBox } from "./BracketMatchBox";
import { bracketSlots, type BracketMatch, type BracketRound, type BracketSlot } from "./bracket-view";

interface BracketViewProps {
  stage: DrawStage;
  rounds: readonly BracketRound[];
  /** What it is called by those who listen. */
  label: string;
  /** The match for third place, below the final where there is room. */
  third?: BracketMatch | null;
  /** Its place among the page's headings. */
  heading?: "h3" | "h4" | "h5";
}

const wide = { base: "none", md: "block" } as const;
const onPaper = { display: "block" } as const;

/**
 * A bracket as columns, a line from each match to the next. On a phone the columns are swiped through, one round at a
 * time, without the gaps.
 */
export function BracketView({ stage, rounds, label, third = null, heading = "h4" }: BracketViewProps) {
  const columns = bracketSlots(stage, rounds);
  // The draw of 32 still fits on one sheet of paper.
  const tall = columns.some(({ length }) => length > 8);
  return (
    <Flex
      as="section"
      aria-label={label}
      tabIndex={0}
      overflowX="auto"
      gap={{ base: "3", md: "0" }}
      pb="2"
      scrollSnapType={{ base: "x mandatory", md: "none" }}
      _print={{ overflow: "visible", gap: "0", zoom: tall ? "0.66" : undefined }}
    >
      {rounds.map(({ name }, index) => (
        <Flex
          key={name}
          direction="column"
          flex={{ base: "0 0 min(86%, 22rem)", md: "1 1 0" }}
          minW={{ md: "12.5rem" }}
          maxW={{ md: "20rem" }}
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
              ps={index === 0 ? "0" : { base: "0", md: "5" }}
              whiteSpace="nowrap"
            >
              {name}
            </Heading>
          )}
          <Flex
            direction="column"
            flex="1"
            position="relative"
            gap={{ base: "2", md: "0" }}
            _print={{ gap: "0" }}
          >
            {columns[index]?.map((slot, place) => (
              <Slot key={place} slot={slot} first={index === 0} />
            ))}
            {third && index === rounds.length - 1 ? <Third match={third} heading={heading} /> : null}
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}

function Third({ match, heading }: { match: BracketMatch; heading: "h3" | "h4" | "h5" }) {
  return (
    <Box
      position={{ base: "static", md: "absolute" }}
      bottom="2"
      insetX="0"
      ps={{ base: "0", md: "5" }}
      pt={{ base: "3", md: "0" }}
      _print={{ position: "absolute", ps: "4" }}
    >
      <Heading as={heading} textStyle="sm" fontWeight="bold" color="fg.muted" mb="2">
        {drawStageLabel.THIRD_PLACE}
      </Heading>
      <BracketMatchBox match={match} />
    </Box>
  );
}

function Slot({ slot: { match, leads, reached }, first }: { slot: BracketSlot; first: boolean }) {
  return (
    <Flex
      position="relative"
      flex={{ base: "none", md: "1 1 0" }}
      display={match === null ? { base: "none", md: "flex" } : "flex"}
      align="center"
      minH={{ md: "5.75rem" }}
      py={{ md: "1" }}
      ps={first ? "0" : { base: "0", md: "5" }}
      pe={{ base: "0", md: leads === null ? "0" : "5" }}
      _print={{
        display: "flex",
        flex: "1 1 0",
        minH: "4.875rem",
        ps: first ? "0" : "4",
        pe: leads ? "4" : "0",
      }}
    >
      {reached ? <Line left="0" top="50%" w="5" borderTopWidth="2px" /> : null}
      {match ? <BracketMatchBox match={match} /> : null}
      {leads === "straight" ? <Line right="0" top="50%" w="5" borderTopWidth="2px" /> : null}
      {leads === "down" ? (
        <Line
          right="0"
          top="50%"
          h="50%"
          w="5"
          borderTopWidth="2px"
          borderRightWidth="2px"
          borderTopRightRadius="l1"
        />
      ) : null}
      {leads === "up" ? (
        <Line
          right="0"
          bottom="calc(50% - 2px)"
          h="calc(50% + 2px)"
          w="5"
          borderBottomWidth="2px"
          borderRightWidth="2px"
          borderBottomRightRadius="l1"
        />
      ) : null}
    </Flex>
  );
}

function Line(props: React.ComponentProps<typeof Box>) {
  return (
    <Box
      position="absolute"
      display={wide}
      borderColor="border.emphasized"
      pointerEvents="none"
      aria-hidden="true"
      _print={onPaper}
      {...props}
    />
  );
}
