import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { writeScore } from "../../../server/sport/scores/score.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { FieldError } from "../../ui/form/Fields";
import { playsSeveralSets, setRows } from "../public/several-sets";
import {
  chooseScore,
  chooseWinner,
  chosenScore,
  type EntryMode,
  type EntryProblems,
  type LegalScore,
  type ScoreEntry,
  type SideNumber,
  takesTieBreak,
  typeGames,
  typeInSet,
  typeTieBreak,
} from "./score-entry";

interface PointsPairProps {
  legend: string;
  values: readonly [string, string];
  onType: (side: SideNumber, text: string) => void;
  /** The two pairs. */
  names: readonly [string, string];
  error?: string;
}

/** Two numbers, one for each pair. */
function PointsPair({ legend, values, onType, names, error }: PointsPairProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Stack as="fieldset" gap="2" minW="0">
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <Grid templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)" gap="2" alignItems="end">
        {(["1", "2"] as const).map((side, index) => (
          <Stack key={side} gap="1" gridColumn={index === 0 ? 1 : 3} gridRow="1">
            <chakra.label htmlFor={`${id}-${side}`} textStyle="xs" color="fg.muted" lineHeight="1.3">
              {names[index]}
            </chakra.label>
            <Input
              id={`${id}-${side}`}
              inputMode="numeric"
              autoComplete="off"
              textAlign="center"
              fontFamily="heading"
              fontWeight="bold"
              css={{ fontSize: "1.375rem" }}
              value={values[index]}
              onChange={(event) => onType(side, event.target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
            />
          </Stack>
        ))}
        <Box gridColumn={2} gridRow="1" pb="2" fontWeight="bold" color="fg.muted" aria-hidden="true">
          x
        </Box>
      </Grid>
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}

interface ScoreFieldsProps {
  entry: ScoreEntry;
  onChange: (entry: ScoreEntry) => void;
  problems: EntryProblems;
  rules: MatchRules;
  legalScores: readonly LegalScore[];
  /** The two pairs. */
  names: readonly [string, string];
}

interface TypedPointsProps extends ScoreFieldsProps {
  of: "games" | "tieBreak";
  legend: string;
}

const typing = { games: typeGames, tieBreak: typeTieBreak };

/** The games, or the tie-break's points, of a match of one score. */
function TypedPoints({ of, legend, entry, onChange, problems, names }: TypedPointsProps) {
  return (
    <PointsPair
      legend={legend}
      values={entry[of]}
      onType={(side, text) => onChange(typing[of](entry, side, text))}
      names={names}
      error={problems[of]}
    />
  );
}

function pairChoices([first, second]: readonly [string, string]): {
  value: SideNumber;
  label: string;
}[] {
  return [
    { value: "1", label: first },
    { value: "2", label: second },
  ];
}

/** The tie-break's points, where the score had one. They may stay blank. */
function TieBreakFields(props: ScoreFieldsProps) {
  const { entry, rules, legalScores } = props;
  if (onlyGamesCount(rules) || !takesTieBreak(entry, rules.setFormat, legalScores)) return null;
  return <TypedPoints of="tieBreak" legend="Pontos do tie-break (opcional)" {...props} />;
}

const nameOf = ({ winnerGames, loserGames }: LegalScore) => writeScore([winnerGames, loserGames]);

/** Two taps: the winner, then the score. Or two number fields, for users with a keyboard. */
function CompletedFields(props: ScoreFieldsProps) {
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
