import { Text } from "@chakra-ui/react/text";
import { writeScore } from "../../../server/sport/scores/score.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { pairChoices } from "./pair-choices";
import { chooseScore, chooseWinner, chosenScore, type LegalScore } from "./score-entry";
import type { ScoreFieldsProps } from "./score-fields";
import { TypedPoints } from "./TypedPoints";
import { TieBreakFields } from "./TieBreakFields";

const nameOf = ({ winnerGames, loserGames }: LegalScore) => writeScore([winnerGames, loserGames]);

/** Two taps: the winner, then the score. Or two number fields, for users with a keyboard. */
export function CompletedFields(props: ScoreFieldsProps) {
  const { entry, onChange, problems, legalScores, names } = props;
  const chosen = chosenScore(entry, legalScores);
  return (
    <>
      <ChoiceChips
        legend="Quem venceu?"
        options={pairChoices(names)}
        value={entry.winner}
        onChange={(winner) => onChange(chooseWinner(entry, winner))}
        error={problems.winner}
      />
      {entry.winner ? (
        <ChoiceChips
          legend="Placar de quem venceu"
          size="lg"
          options={legalScores.map((score) => ({
            value: nameOf(score),
            label: nameOf(score),
            spoken: `${score.winnerGames} a ${score.loserGames}${score.tieBreak ? ", com tie-break" : ""}`,
          }))}
          value={chosen ? nameOf(chosen) : null}
          onChange={(name) => {
            const score = legalScores.find((one) => nameOf(one) === name);
            if (score) onChange(chooseScore(entry, score));
          }}
          columns={4}
        />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Toque em quem venceu para ver os placares possíveis, ou digite os games.
        </Text>
      )}
      <TypedPoints of="games" legend="Games" {...props} />
      <TieBreakFields {...props} />
    </>
  );
}
