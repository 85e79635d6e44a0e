import { expect, test } from "vitest";
import type { DrawStage } from "./draw-plan.rules";
import { matchPhase } from "./rounds.rules";

const phase = (stage: DrawStage, round: number, rounds: number, format = "GROUPS_KNOCKOUT" as const) =>
  matchPhase({ stage, group: stage === "GROUP" ? 1 : null, round }, rounds, format);

test("a match says where it stands in its draw", () => {
  expect(phase("GROUP", 2, 3)).toBe("Grupo B");
  expect([1, 2, 3, 4, 5].map((round) => phase("MAIN", round, 5))).toEqual([
    "16 avos de final",
    "Oitavas de final",
    "Quartas de final",
    "Semifinal",
    "Final",
  ]);
  expect(phase("THIRD_PLACE", 1, 1)).toBe("Disputa de 3º lugar");
  expect(phase("CONSOLATION", 1, 2)).toBe("Consolação: semifinal");
});

test("in a double elimination, rounds are named by their number", () => {
  const place = (stage: DrawStage, round: number) =>
    matchPhase({ stage, group: null, round }, 3, "DOUBLE_ELIMINATION");
  expect([place("MAIN", 1), place("MAIN", 3)]).toEqual(["Vencedores: rodada 1", "Final dos vencedores"]);
  expect([place("LOSERS", 2), place("LOSERS", 3)]).toEqual(["Perdedores: rodada 2", "Final dos perdedores"]);
  expect(place("GRAND_FINAL", 1)).toBe("Grande final");
  expect(matchPhase({ stage: "GROUP", group: 0, round: 4 }, 5, "ROUND_ROBIN")).toBe("Rodada 4");
});
