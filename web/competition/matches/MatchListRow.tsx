import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ChevronRight, Pencil, SquarePen } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { clockAt } from "../../../server/platform/time/zoned-time.rules";
import { matchStatusLabel } from "../../../server/sport/scores/match-status.rules";
import { matchOutcomeLabel } from "../../../server/sport/scores/outcome.rules";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useMatchOpener } from "../public/match-opener";
import { MatchPress } from "../public/MatchPress";
import { wayInto } from "../public/match-way";
import { matchSentence, pairName, shownSets } from "../public/match-words";
import { asListed, type ShownMatch } from "./read-shown-match";

const row = {
  display: "grid",
  gridTemplateAreas: { base: '"meta meta" "a score" "b score"', md: '"meta a score b act"' },
  gridTemplateColumns: {
    base: "minmax(0, 1fr) auto",
    md: "15rem minmax(0, 1fr) 6.5rem minmax(0, 1fr) 2rem",
  },
  columnGap: "3",
  alignItems: "center",
  w: "full",
  minH: { base: "4rem", md: "11" },
  px: { base: "3", md: "4" },
  py: "1.5",
  textAlign: "start",
  textStyle: "sm",
  lineHeight: "1.3",
} as const;

/** A match as one line of a list, of two on a phone: who, how it ended or when it is; pressed, it opens its sheet. */
export function MatchListRow({ match }: { match: ShownMatch }) {
  const timeZone = usePlaceTime();
  const opener = useMatchOpener();
  const { id, status, outcome, number, phase, courtLabel, scheduledFor } = match;
  const [first, second] = match.sides;
  const played = status === "PLAYED";
  const name = number !== null ? `Jogo ${number}` : null;
  const state =
    outcome && outcome !== "COMPLETED"
      ? matchOutcomeLabel[outcome]
      : status === "CANCELLED"
        ? matchStatusLabel.CANCELLED
        : null;
  const meta = [name, phase, courtLabel, state].filter(Boolean).join(" · ");
  const time = scheduledFor && !played ? clockAt(Date.parse(scheduledFor), timeZone) : null;
  const way = wayInto(asListed(match));
  const Icon = way === "correction" ? Pencil : way === "result" ? SquarePen : ChevronRight;
  return (
    <MatchPress matchId={id} way={way} {...row}>
      <VisuallyHidden>
        {meta}. {matchSentence(match)}
      </VisuallyHidden>
      <Cell area="meta" muted>
        {meta}
      </Cell>
      <Cell area="a" strong={first?.isWinner} toEnd>
        {pairName(first)}
      </Cell>
      <Box
        aria-hidden="true"
        gridArea="score"
        textAlign="center"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="lg"
        lineHeight="1"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        color={played ? "fg" : "fg.muted"}
      >
        {played ? <Score sets={match.sets} /> : (time ?? "×")}
      </Box>
      <Cell area="b" strong={second?.isWinner}>
        {pairName(second)}
      </Cell>
      {opener ? (
        <Box
          gridArea="act"
          hideBelow="md"
          color={opener.takesResults && way === "result" ? "coral.fg" : "fg.muted"}
          aria-hidden="true"
        >
          {opener.takesResults ? <Icon size={16} /> : <ChevronRight size={16} />}
        </Box>
      ) : null}
    </MatchPress>
  );
}

interface CellProps {
  area: string;
  muted?: boolean;
  strong?: boolean;
  /** Towards the score, where it stands beside it. */
  toEnd?: boolean;
  children: ReactNode;
}

function Cell({ area, muted = false, strong = false, toEnd = false, children }: CellProps) {
  return (
    <Box
      aria-hidden="true"
      gridArea={area}
      minW="0"
      truncate
      textAlign={{ md: toEnd ? "end" : "start" }}
      {...(muted ? { textStyle: "xs", color: "fg.muted" } : {})}
      fontWeight={strong ? "bold" : undefined}
    >
      {children}
    </Box>
  );
}

/** "6–3", "6–4 7–6⁵", the loser's points of a tie-break small beside it; nothing where nobody played. */
function Score({ sets }: Pick<ShownMatch, "sets">) {
  const [ours, theirs] = [shownSets(sets, 0), shownSets(sets, 1)];
  return ours.map(({ points, tieBreak }, index) => (
    // Sets have no other name than their place.
    <Fragment key={index}>
      {index > 0 ? " " : ""}
      {points}–{theirs[index]?.points}
      {tieBreak === null ? null : (
        <chakra.sup fontSize="0.65em">{Math.min(tieBreak, theirs[index]?.tieBreak ?? tieBreak)}</chakra.sup>
      )}
    </Fragment>
  ));
}
