import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment } from "react";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import { shownSets } from "./match-words";

/** "6–3", "6–4 7–6⁵", the loser's points of a tie-break small beside it. */
export function SetsInLine({ sets }: { sets: readonly SetScore[] }) {
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
