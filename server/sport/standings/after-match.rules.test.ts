import { describe, expect, test } from "vitest";
import { defaultDrawSettings, type DrawResult, type DrawSettings } from "../draws/draw-plan.rules";
import { planDraw } from "../draws/plan-draw.rules";
import { afterMatch } from "./consequences.rules";
import { progressOf } from "./draw-progress.rules";
import { defaultTieBreaking } from "./tie-breaking.rules";

const played = (
  match: number,
  outcome: DrawResult["outcome"] = "COMPLETED",
  winnerSide: 0 | 1 | null = 0,
): DrawResult => ({ match, outcome, winnerSide, sets: outcome === "DOUBLE_WALKOVER" ? [] : [[6, 2]] });

function after(
  number: number,
  pairs: number,
  settings: Partial<DrawSettings>,
  results: readonly DrawResult[],
  walkoverBars = true,
): string[] {
  const entries = Array.from({ length: pairs }, (_, index) => ({
    id: `p${index}`,
    seed: index + 1,
    clubs: [],
  }));
  const plan = planDraw(entries, { ...defaultDrawSettings, ...settings }, "sementes");
  if ("problem" in plan) throw new Error(plan.problem);
  const progress = progressOf(plan, results, { ...defaultTieBreaking, walkoverBars });
  const phaseOf = (of: number) => plan.matches.find((match) => match.number === of)?.stage ?? null;
  return afterMatch(plan, progress, number, { walkoverBars, phaseOf });
}

describe("in a knockout of four with a match for third place", () => {
  const four = (number: number, ...results: DrawResult[]) =>
    after(number, 4, { format: "KNOCKOUT", thirdPlace: true }, results);

  test("the sentences name the next match of the winner and of the loser", () => {
    const [third, final] = four(1, played(1)).join(" ").includes("jogo 3 (THIRD_PLACE)") ? [3, 4] : [4, 3];
    expect(four(1, played(1, "RETIREMENT"))).toEqual([
      `Quem venceu vai para o jogo ${final} (MAIN).`,
      `Quem perdeu vai para o jogo ${third} (THIRD_PLACE).`,
    ]);
    expect(four(final, played(1), played(2), played(final))).toEqual([]);
  });

  test("nothing follows before the result", () => {
    expect(four(1)).toEqual([]);
  });

  test("who stayed away does not play for third place, unless the event forgives it", () => {
    expect(four(1, played(1, "WALKOVER"))).toEqual([
      expect.stringMatching(/^Quem venceu vai para o jogo \d \(MAIN\)\.$/),
      "Quem não compareceu não segue no torneio.",
    ]);
    const settings = { format: "KNOCKOUT", thirdPlace: true } as const;
    expect(after(1, 4, settings, [played(1, "WALKOVER")], false).join(" ")).toMatch(
      /Quem perdeu vai para o jogo \d \(THIRD_PLACE\)/,
    );
  });

  test("after a double W.O. neither side advances, and the winner of the other match has no opponent", () => {
    const [alone] = four(1, played(1, "DOUBLE_WALKOVER", null));
    expect(alone).toMatch(
      /^Ninguém avança: quem vem do outro lado do jogo \d \(MAIN\) fica sem adversário\.$/,
    );
    expect(four(2, played(1, "DOUBLE_WALKOVER", null), played(2))).toEqual([
      expect.stringMatching(/^Quem venceu passa sem adversário pelo jogo \d \(MAIN\)\.$/),
      expect.stringMatching(/^Quem perdeu passa sem adversário pelo jogo \d \(THIRD_PLACE\)\.$/),
    ]);
  });
});

test("a match with a vacant side is skipped, on to the next match that is played", () => {
  const sentences = after(1, 8, { format: "KNOCKOUT" }, [played(1), played(2, "DOUBLE_WALKOVER", null)]);
  expect(sentences).toEqual([
    expect.stringMatching(
      /^Quem venceu passa sem adversário pelo jogo 5 \(MAIN\) e vai para o jogo 7 \(MAIN\)\.$/,
    ),
  ]);
});

describe("in a group", () => {
  const six = (result: DrawResult, walkoverBars = true) => after(1, 6, {}, [result], walkoverBars);

  test("only a side that stayed away gets a sentence", () => {
    expect(six(played(1))).toEqual([]);
    expect(six(played(1, "WALKOVER"))).toEqual(["Quem não compareceu não avança do grupo."]);
    expect(six(played(1, "DOUBLE_WALKOVER", null))).toEqual(["Conta como derrota para as duas duplas."]);
    expect(six(played(1, "WALKOVER"), false)).toEqual([]);
  });

  test("a round robin has no next match to name", () => {
    expect(after(1, 4, { format: "ROUND_ROBIN" }, [played(1, "WALKOVER")])).toEqual([]);
  });
});
