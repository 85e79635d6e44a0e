import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { CompletedFields } from "./CompletedFields";
import { type EntryMode, typeInSet } from "./score-entry";
import { pairChoices } from "./pair-choices";
import { playsSeveralSets, setRows } from "../public/several-sets";
import type { ScoreFieldsProps } from "./score-fields";
import { Text } from "@chakra-ui/react/text";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { TypedPoints } from "./TypedPoints";
import { TieBreakFields } from "./TieBreakFields";
import { Stack } from "@chakra-ui/react/stack";
import { PointsPair } from "./PointsPair";

const modes = [
  { value: "COMPLETED", label: "Placar" },
  { value: "WALKOVER", label: "W.O." },
  { value: "RETIREMENT", label: "Desistência" },
] as const satisfies readonly { value: EntryMode; label: string }[];

export function ScoreSheetFields(props: ScoreFieldsProps) {
  const { entry, onChange, problems, names } = props;
  return (
    <>
      <ChoiceChips
        legend="Como terminou?"
        options={modes}
        value={entry.mode}
        onChange={(mode) => onChange({ ...entry, mode })}
        columns={3}
      />
      {entry.mode === "COMPLETED" ? <ScoreFields {...props} /> : null}
      {entry.mode === "RETIREMENT" ? <RetirementFields {...props} /> : null}
      {entry.mode === "WALKOVER" ? (
        <ChoiceChips
          legend="Quem não compareceu?"
          options={[...pairChoices(names), { value: "both" as const, label: "As duas duplas" }]}
          value={entry.absent}
          onChange={(absent) => onChange({ ...entry, absent })}
          columns={2}
          error={problems.absent}
        />
      ) : null}
    </>
  );
}

function ScoreFields(props: ScoreFieldsProps) {
  if (playsSeveralSets(props.rules)) return <SeveralSetsFields {...props} />;
  return onlyGamesCount(props.rules) ? <CountedGamesFields {...props} /> : <CompletedFields {...props} />;
}

/** Where only games are counted: two numbers. */
function CountedGamesFields(props: ScoreFieldsProps) {
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

/** Who gave up, and the score at that moment; the missing games go to the other pair. */
function RetirementFields(props: ScoreFieldsProps) {
  const { entry, onChange, problems, names } = props;
  return (
    <>
      <ChoiceChips
        legend="Quem desistiu?"
        options={pairChoices(names)}
        value={entry.retired}
        onChange={(retired) => onChange({ ...entry, retired })}
        error={problems.retired}
      />
      {playsSeveralSets(props.rules) ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            Registre o placar no momento da desistência.
          </Text>
          <SeveralSetsFields {...props} />
        </>
      ) : (
        <>
          <TypedPoints of="games" legend="Games no momento da desistência" {...props} />
          <TieBreakFields {...props} />
        </>
      )}
    </>
  );
}

/** Set by set; the one that decides appears once both sides have won one. */
function SeveralSetsFields({ entry, onChange, problems, rules, names }: ScoreFieldsProps) {
  return (
    <Stack gap="4">
      {setRows(entry.sets, rules).map(({ entry: set, legend, takesTieBreak }, index) => (
        <Stack key={legend} gap="2">
          <PointsPair
            legend={legend}
            values={set.games}
            onType={(side, text) => onChange(typeInSet(entry, index, "games", side, text))}
            names={names}
            error={problems.sets?.[index]?.games}
          />
          {takesTieBreak ? (
            <PointsPair
              legend={`Pontos do tie-break do set ${index + 1} (opcional)`}
              values={set.tieBreak}
              onType={(side, text) => onChange(typeInSet(entry, index, "tieBreak", side, text))}
              names={names}
              error={problems.sets?.[index]?.tieBreak}
            />
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}
