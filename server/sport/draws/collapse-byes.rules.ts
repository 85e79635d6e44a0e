import type { DrawStage, PlannedMatch } from "./draw-plan.rules";
import { bye, type DraftMatch, type DraftSide } from "./bracket.rules";

/**
 * Removes byes. A match against a bye disappears: its real side moves on to where the winner would have gone, and its
 * loser counts as a bye in turn. The remaining matches are renumbered from 1 in the same order; rounds of the losers'
 * bracket that become empty are closed up.
 * @param drafts in a playable order: sources refer only to earlier matches.
 */
export function collapseByes(drafts: readonly DraftMatch[]): PlannedMatch[] {
  const winners = new Map<number, DraftSide>();
  const losers = new Map<number, DraftSide>();
  const follow = (side: DraftSide): DraftSide => {
    if (side.kind === "WINNER_OF") return winners.get(side.match) ?? bye;
    if (side.kind === "LOSER_OF") return losers.get(side.match) ?? bye;
    return side;
  };
  const matches: PlannedMatch[] = [];
  for (const draft of drafts) {
    const [one, other] = [follow(draft.sides[0]), follow(draft.sides[1])];
    if (one.kind === "BYE" || other.kind === "BYE") {
      winners.set(draft.number, one.kind === "BYE" ? other : one);
      continue;
    }
    const number = matches.length + 1;
    matches.push({ ...draft, number, sides: [one, other] });
    winners.set(draft.number, { kind: "WINNER_OF", match: number });
    losers.set(draft.number, { kind: "LOSER_OF", match: number });
  }
  return closeUpRounds(matches, "LOSERS");
}

function closeUpRounds(matches: readonly PlannedMatch[], stage: DrawStage): PlannedMatch[] {
  const rounds = new Set(matches.filter((match) => match.stage === stage).map(({ round }) => round));
  const played = [...rounds].sort((one, other) => one - other);
  return matches.map((match) =>
    match.stage === stage ? { ...match, round: played.indexOf(match.round) + 1 } : match,
  );
}
