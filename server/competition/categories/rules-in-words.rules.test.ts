import { expect, test } from "vitest";
import { rulesInWords, type ToldRules } from "./rules-in-words.rules";

const groups: ToldRules = {
  drawFormat: "GROUPS_KNOCKOUT",
  matchFormat: "BEST_OF_3_MTB10",
  setFormat: "SET6_TB66",
  fixedGames: null,
  walkoverBars: true,
  consolation: true,
};

test("what a W.O. is worth, whether its pair can go on, and who plays the consolation", () => {
  expect(rulesInWords(groups)).toEqual([
    "W.O. vale 6x0 6x0, e a dupla que não compareceu não avança do grupo.",
    "Na desistência os games que faltam contam para quem ficou.",
    "Vai para a consolação quem não avança do grupo.",
  ]);
  expect(rulesInWords({ ...groups, walkoverBars: false })[0]).toContain("ainda pode avançar");
  expect(rulesInWords({ ...groups, drawFormat: "KNOCKOUT", matchFormat: "TIMED" })).toEqual([
    "W.O. vale a vitória, sem games: os games são comparados pela média.",
    "Na desistência vence quem ficou, com o placar da hora.",
    "Vai para a consolação quem perde o primeiro jogo que disputa.",
  ]);
});
