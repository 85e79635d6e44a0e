import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ChevronRight, Pencil, SquarePen } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { clockAt } from "../../../server/platform/time/time-zone.rules";
import {
  isToPlay,
  matchOutcomeLabel,
  matchStatusLabel,
} from "../../../server/sport/scores/match-outcome.rules";
import { setInWords, type SetScore } from "../../../server/sport/scores/score.rules";
import { Panel } from "../../ui/Cards";
import { usePlaceTime } from "../../ui/PlaceTime";
import { asListed, type ShownMatch } from "../matches/shown-matches";
import { MatchPress, useMatchOpener, wayInto } from "./MatchOpener";
import { firstNames, matchSentence, pairName, shortEnding, type SideInWords } from "./competition-words";

interface MatchListRowProps {
  match: ShownMatch;
  /** One line at any width, also for upcoming matches: for use within a card. */
  narrow?: boolean;
  /** The side to highlight. */
  own?: number | null;
  /** Whether it has no further details to open. */
  closed?: boolean;
}

/** The grid areas of a line; on a phone an upcoming match has three lines. */
const wide = {
  areas: '"meta a score b act"',
  columns: "15rem minmax(0, 1fr) 8rem minmax(0, 1fr) 1rem",
};
const line = {
  areas: '"no a score b"',
  columns: "minmax(1rem, auto) minmax(0, 1fr) fit-content(7.5rem) minmax(0, 1fr)",
};
const unnumbered = { areas: '"a score b"', columns: "minmax(0, 1fr) fit-content(7.5rem) minmax(0, 1fr)" };
const stacked = { areas: '"meta meta" "a score" "b score"', columns: "minmax(0, 1fr) auto" };

/** A match as one line: pairs and score, or time; first names only if narrow. A press opens it. */
function MatchListRow({ match, narrow = false, own = null, closed = false }: MatchListRowProps) {
  const timeZone = usePlaceTime();
  const { id, status, outcome, number, phase, courtLabel, scheduledFor, sets } = match;
  const over = !isToPlay(status);
  const isLine = narrow || over;
  const base = !isLine ? stacked : number === null ? unnumbered : line;
  const ending = over ? shortEnding(match) : null;
  const state = over && outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  const meta = [
    number !== null ? `Jogo ${number}` : null,
    phase,
    courtLabel,
    status === "CANCELLED" ? matchStatusLabel.CANCELLED : state,
  ]
    .filter(Boolean)
    .join(" · ");
  const time = scheduledFor && !over ? clockAt(Date.parse(scheduledFor), timeZone) : null;
  const way = wayInto(asListed(match));
  const score = sets.length > 0 ? <SetsInLine sets={sets} /> : null;
  const names = (side: SideInWords | undefined) => (
    <>
      <Box
        as="span"
        display={narrow ? undefined : { base: isLine ? "inline" : "none", md: "inline", xl: "none" }}
      >
        {firstNames(side)}
      </Box>
      {narrow ? null : (
        <Box as="span" display={{ base: isLine ? "none" : "inline", md: "none", xl: "inline" }}>
          {pairName(side)}
        </Box>
      )}
    </>
  );
  const [first, second] = match.sides;
  return (
    <MatchPress
      matchId={closed ? null : id}
      way={way}
      display="grid"
      gridTemplateAreas={{ base: base.areas, md: narrow ? base.areas : wide.areas }}
      gridTemplateColumns={{ base: base.columns, md: narrow ? base.columns : wide.columns }}
      columnGap={{ base: isLine ? "1.5" : "3", md: narrow ? "1.5" : "3" }}
      alignItems="center"
      minH={{ base: isLine ? "11" : "4rem", md: "11" }}
      px={narrow ? "0" : { base: "3", md: "4" }}
      py="1"
      _print={narrow ? { minH: "0", py: "0.5", fontSize: "0.8125rem" } : undefined}
      textStyle="sm"
      lineHeight="1.3"
    >
      <VisuallyHidden>
        {meta ? `${meta}. ` : ""}
        {matchSentence(match)}
      </VisuallyHidden>
      {isLine && number !== null ? (
        <Cell area="no" muted hideFrom={narrow ? undefined : "md"}>
          {number}
        </Cell>
      ) : null}
      {narrow ? null : (
        <Cell area="meta" muted hideBelow={isLine ? "md" : undefined}>
          {meta}
        </Cell>
      )}
      <Cell area="a" strong={first?.isWinner} own={own === 0} toEnd={isLine ? "always" : "wide"}>
        {names(first)}
      </Cell>
      <Box
        aria-hidden="true"
        gridArea="score"
        minW={isLine ? "2.75rem" : undefined}
        textAlign="center"
        fontFamily="heading"
        fontWeight="bold"
        textStyle={narrow ? "md" : { base: isLine ? "md" : "lg", md: "lg" }}
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
        color={over ? "fg" : score ? "fg.warning" : "fg.muted"}
      >
        {ending && isLine ? (
          <>
            <Box as="span" hideFrom={narrow ? undefined : "md"}>
              {ending}
            </Box>
            {narrow ? null : (
              <Box as="span" hideBelow="md">
                {score ?? "–"}
              </Box>
            )}
          </>
        ) : (
          (score ?? time ?? (over ? "–" : "×"))
        )}
      </Box>
      <Cell area="b" strong={second?.isWinner} own={own === 1}>
        {names(second)}
      </Cell>
      {narrow || closed ? null : <Act way={way} />}
    </MatchPress>
  );
}

function Act({ way }: { way: ReturnType<typeof wayInto> }) {
  const opener = useMatchOpener();
  if (!opener) return null;
  const does = opener.takesResults ? way : "details";
  const Icon = does === "correction" ? Pencil : does === "result" ? SquarePen : ChevronRight;
  return (
    <Box gridArea="act" hideBelow="md" color={does === "result" ? "coral.fg" : "fg.muted"} aria-hidden="true">
      <Icon size={16} />
    </Box>
  );
}

interface CellProps {
  area: string;
  muted?: boolean;
  strong?: boolean;
  own?: boolean;
  /** Aligns the names towards the score. */
  toEnd?: "always" | "wide";
  hideFrom?: "md";
  hideBelow?: "md";
  children: ReactNode;
}

function Cell({ area, muted = false, strong = false, own = false, toEnd, children, ...hide }: CellProps) {
  return (
    <Box
      aria-hidden="true"
      gridArea={area}
      minW="0"
      truncate
      textAlign={toEnd === "always" ? "end" : toEnd === "wide" ? { md: "end" } : undefined}
      {...(muted ? { textStyle: "xs", color: "fg.muted", fontVariantNumeric: "tabular-nums" } : {})}
      fontWeight={strong || own ? "bold" : undefined}
      color={own ? "coral.fg" : muted ? "fg.muted" : undefined}
      {...hide}
    >
      {children}
    </Box>
  );
}

/** The score, which may wrap between its sets. */
function SetsInLine({ sets }: { sets: readonly SetScore[] }) {
  return sets.map((set, index) => (
    // Sets have no other name than their place.
    <Fragment key={index}>
      {index > 0 ? " " : ""}
      <chakra.span whiteSpace="nowrap">{setInWords(set)}</chakra.span>
    </Fragment>
  ));
}

/** A match in a list, and how the list shows it. */
export interface ListedRow {
  match: ShownMatch;
  /** The side to highlight. */
  own?: number | null;
  /** Whether it has no further details to open. */
  closed?: boolean;
}

interface MatchRowsProps {
  rows: readonly ListedRow[];
  /** For use within a card. */
  narrow?: boolean;
  label?: string;
}

/** Matches as lines of one panel, or of the card around them. */
export function MatchRows({ rows, narrow = false, label }: MatchRowsProps) {
  const lines = rows.map(({ match, ...row }) => (
    <Box as="li" key={match.id} _notFirst={{ borderTopWidth: "1px" }} borderColor="border.muted">
      <MatchListRow match={match} narrow={narrow} {...row} />
    </Box>
  ));
  return narrow ? (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {lines}
    </Box>
  ) : (
    <Panel as="ul" listStyleType="none" p="0" overflow="hidden" aria-label={label}>
      {lines}
    </Panel>
  );
}
