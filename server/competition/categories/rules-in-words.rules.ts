import { entersInPairs, type CategoryFormat } from "../../sport/draws/draw-plan.rules";
import type { MatchFormatName, SetFormatName } from "../../sport/scores/match-format.rules";
import { walkoverScore } from "../../sport/scores/match-outcome.rules";
import { scoreInWords } from "../../sport/scores/score.rules";

/** What of a category's rules people ask about once it happens. */
export interface ToldRules {
  readonly drawFormat: CategoryFormat;
  readonly matchFormat: MatchFormatName;
  readonly setFormat: SetFormatName;
  readonly fixedGames: number | null;
  readonly walkoverBars: boolean;
  readonly consolation: boolean;
}

/** What a W.O. is worth, whether its pair can go on, what a retirement counts and who plays the consolation. */
export function rulesInWords(rules: ToldRules): string[] {
  const { drawFormat, matchFormat, walkoverBars, consolation } = rules;
  const worth = scoreInWords(
    walkoverScore(entersInPairs(rules) ? rules : { ...rules, matchFormat: "ONE_SET" }, 0),
  );
  const goesOn = walkoverBars
    ? ", e a dupla que não compareceu não avança do grupo"
    : ", e a dupla que não compareceu ainda pode avançar do grupo";
  return [
    `${worth ? `W.O. vale ${worth}` : "W.O. vale a vitória, sem games: os games são comparados pela média"}${
      drawFormat === "GROUPS_KNOCKOUT" ? goesOn : ""
    }.`,
    matchFormat === "TIMED"
      ? "Na desistência vence quem ficou, com o placar da hora."
      : "Na desistência os games que faltam contam para quem ficou.",
    ...(consolation && drawFormat === "KNOCKOUT"
      ? ["Vai para a consolação quem perde o primeiro jogo que disputa."]
      : []),
    ...(consolation && drawFormat === "GROUPS_KNOCKOUT"
      ? ["Vai para a consolação quem não avança do grupo."]
      : []),
  ];
}
