import { describe, expect, test } from "vitest";
import { defaultDrawSettings, type PlannedMatch } from "./draw-plan.rules";
import { planDraw } from "./plan-draw.rules";

function planned(pairs: number, lots = "lots"): readonly PlannedMatch[] {
  const entries = Array.from({ length: pairs }, (_, index) => ({
    id: `p${index}`,
    seed: index < pairs / 4 ? index + 1 : null,
    clubs: [],
  }));
  const plan = planDraw(entries, { ...defaultDrawSettings, format: "DOUBLE_ELIMINATION" }, lots);
  if ("problem" in plan) throw new Error(plan.problem);
  return plan.matches;
}

/** The following matches of the winner or the loser of a match, to the last. */
function wayFrom(
  matches: readonly PlannedMatch[],
  kind: "WINNER_OF" | "LOSER_OF",
  from: number,
): PlannedMatch[] {
  const next = matches.find(({ sides }) => sides.some((side) => side.kind === kind && side.match === from));
  return next ? [next, ...wayFrom(matches, "WINNER_OF", next.number)] : [];
}

interface Rematch {
  /** Losers' round in which it would be. */
  round: number;
  probability: number;
}

/**
 * Every possible rematch before the losers' final, when each match is a toss-up: the loser of a match meets the winner
 * again after that one has lost too.
 */
function rematches(matches: readonly PlannedMatch[]): Rematch[] {
  const main = matches.filter(({ stage }) => stage === "MAIN");
  const last = Math.max(...matches.map(({ stage, round }) => (stage === "LOSERS" ? round : 0)));
  return main.flatMap(({ number }) => {
    const later = wayFrom(matches, "LOSER_OF", number);
    return wayFrom(matches, "WINNER_OF", number)
      .filter(({ stage }) => stage === "MAIN")
      .flatMap((lost, index) => {
        const others = wayFrom(matches, "LOSER_OF", lost.number);
        const again = later.find((match) => others.includes(match));
        if (!again || again.stage !== "LOSERS" || again.round === last) return [];
        const won = index + later.indexOf(again) + others.indexOf(again);
        return [{ round: again.round, probability: 0.5 ** (won + 1) }];
      });
  });
}

const expected = (pairs: number) =>
  rematches(planned(pairs)).reduce((sum, { probability }) => sum + probability, 0);
const earliest = (pairs: number) => Math.min(...rematches(planned(pairs)).map(({ round }) => round));

describe("who meets again among the losers, before their final", () => {
  test.each([
    [8, 0.25, 3],
    [16, 0.40625, 4],
    [32, 0.3984375, 5],
    [64, 0.37, 7],
    [128, 0.384, 8],
  ])("%s pairs: at most %s rematches per event, none before round %s", (pairs, most, round) => {
    expect(expected(pairs)).toBeLessThanOrEqual(most);
    expect(earliest(pairs)).toBe(round);
  });

  test("byes hardly make it worse", () => {
    for (let pairs = 5; pairs <= 64; pairs++) expect(expected(pairs), `${pairs} pairs`).toBeLessThan(0.43);
  });
});
