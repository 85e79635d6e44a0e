import { Text } from "@chakra-ui/react/text";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { ScoreFieldsProps } from "./score-fields";
import { TypedPoints } from "./TypedPoints";

/** Where only games are counted: two numbers. */
export function CountedGamesFields(props: ScoreFieldsProps) {
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {hint(props.rules)}
      </Text>
      <TypedPoints of="games" legend="Games" {...props} />
    </>
  );
}

function hint({ matchFormat, fixedGames, someoneGoesOn }: MatchRules): string {
  const level = someoneGoesOn
    ? " Alguém precisa avançar: em caso de empate, joga-se mais um game."
    : " Pode terminar empatado.";
  if (matchFormat === "TIMED") return `Jogo por tempo: registre os games de cada dupla.${level}`;
  return `São sempre ${fixedGames} games no total.${(fixedGames ?? 1) % 2 === 0 ? level : ""}`;
}
