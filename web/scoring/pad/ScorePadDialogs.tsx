import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { setInWords, type Side } from "../../../server/sport/scores/score.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { DialogFrame } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { endingInWords, liveScoreInWords } from "./score-words";
import type { Ending } from "./score-state";

interface EndMatchDialogProps {
  open: boolean;
  /** The score on the screen. */
  mine: LiveScore;
  rules: MatchRules;
  /** The match is over, and its result is being corrected. */
  corrects: boolean;
  /** Whether a match can end with this score. */
  canEnd: boolean;
  names: readonly [string, string];
  onEnd: (ending: Ending) => void;
  onClose: () => void;
}

type Outcome = Ending["outcome"];

/** How the match ended: completed, retirement or W.O. Mount a new instance each time it opens. */
export function EndMatchDialog({
  open,
  mine,
  rules,
  corrects,
  canEnd,
  names,
  onEnd,
  onClose,
}: EndMatchDialogProps) {
  const score = liveScoreInWords(mine);
  const [outcome, setOutcome] = useState<Outcome | null>(canEnd ? "COMPLETED" : null);
  const [side, setSide] = useState<"1" | "2" | null>(null);
  const [missing, setMissing] = useState<"outcome" | "side" | null>(null);
  const asksSide = outcome === "WALKOVER" || outcome === "RETIREMENT";
  const ending: Ending | null =
    outcome && (side || !asksSide)
      ? { outcome, absentOrRetiredSide: asksSide ? (side === "1" ? 1 : 2) : null }
      : null;
  const written = ending && ending.outcome !== "COMPLETED" ? endingInWords(ending, mine, rules, names) : null;
  const action = corrects ? "Corrigir" : "Encerrar jogo";

  const end = () => {
    if (!ending) return setMissing(outcome ? "side" : "outcome");
    if (written?.possible !== false) onEnd(ending);
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      size="sm"
      title={corrects ? "Corrigir resultado" : "Encerrar jogo"}
      description={`Placar na tela: ${score}`}
      footer={
        <>
          <Button size="xl" variant="outline" colorPalette="gray" flex="1" onClick={onClose}>
            Voltar
          </Button>
          <Button size="xl" flex="2" aria-disabled={written?.possible === false || undefined} onClick={end}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="5" pb="2">
        <ChoiceChips<Outcome>
          legend="Como terminou?"
          options={[
            ...(canEnd ? [{ value: "COMPLETED" as const, label: `Com ${score}` }] : []),
            { value: "RETIREMENT", label: "Desistência" },
            { value: "WALKOVER", label: "W.O." },
            { value: "DOUBLE_WALKOVER", label: "W.O. duplo" },
          ]}
          value={outcome}
          onChange={(chosen) => {
            setOutcome(chosen);
            setMissing(null);
          }}
          error={missing === "outcome" ? "Escolha como o jogo terminou" : undefined}
        />
        {canEnd || written ? null : (
          <Notice tone="info">
            O placar ainda não decide o jogo. Sem W.O. nem desistência, continue a contar.
          </Notice>
        )}
        {asksSide ? (
          <ChoiceChips<"1" | "2">
            legend={outcome === "WALKOVER" ? "Qual dupla não compareceu?" : "Qual dupla desistiu?"}
            options={[
              { value: "1", label: names[0] },
              { value: "2", label: names[1] },
            ]}
            columns={1}
            value={side}
            onChange={(chosen) => {
              setSide(chosen);
              setMissing(null);
            }}
            error={missing === "side" ? "Escolha a dupla" : undefined}
          />
        ) : null}
        <Box aria-live="polite" _empty={{ display: "none" }}>
          {written ? <Notice tone={written.possible ? "info" : "warning"}>{written.words}</Notice> : null}
        </Box>
      </Stack>
    </DialogFrame>
  );
}

export interface SetEnd {
  what: "SET" | "MATCH";
  winner: string;
  /** The score with the tap that ends it. */
  score: LiveScore;
}

interface EndSetDialogProps {
  end: SetEnd | null;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The second tap: a set, or the match, is over only when the person says so. */
export function EndSetDialog({ end, open, onConfirm, onClose }: EndSetDialogProps) {
  const isMatch = end?.what === "MATCH";
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      sheet
      title={isMatch ? "Fim de jogo?" : "Fim do set?"}
      description={`${isMatch ? "Vitória" : "Set"} de ${end?.winner ?? ""}`}
      footer={
        <>
          <Button
            size="xl"
            variant="outline"
            colorPalette="gray"
            flex="1"
            px="3"
            whiteSpace="nowrap"
            onClick={onClose}
          >
            Ainda não
          </Button>
          <Button size="xl" flex="1.4" px="3" onClick={onConfirm}>
            {isMatch ? "Encerrar jogo" : "Confirmar set"}
          </Button>
        </>
      }
    >
      <Text
        textAlign="center"
        fontFamily="heading"
        fontWeight="bold"
        lineHeight="1.1"
        fontSize="clamp(1.75rem, 9vw, 3rem)"
      >
        {end?.score.map((set, index) => (
          <Text as="span" key={index} display="inline-block" whiteSpace="nowrap" mx="0.15em">
            {setInWords(set)}{" "}
          </Text>
        ))}
      </Text>
    </DialogFrame>
  );
}

interface UndoDialogProps {
  open: boolean;
  names: readonly [string, string];
  /** The score without the last game or point of each side; null where there is nothing to take. */
  without: readonly [string | null, string | null];
  onTake: (side: Side) => void;
  onClose: () => void;
}

/** The score was counted on another device, which alone knows who scored last: the person says it. */
export function UndoDialog({ open, names, without, onTake, onClose }: UndoDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      size="sm"
      title="Tirar de qual dupla?"
      description="Volta um game, ou um ponto do tie-break."
    >
      <Stack gap="3" pb="4">
        {([0, 1] as const).map((side) =>
          without[side] === null ? null : (
            <Button
              key={side}
              size="xl"
              h="auto"
              py="3"
              whiteSpace="normal"
              variant="outline"
              onClick={() => onTake(side)}
            >
              {names[side]}: fica {without[side]}
            </Button>
          ),
        )}
      </Stack>
    </DialogFrame>
  );
}

interface ScoreConflictDialogProps {
  open: boolean;
  names: readonly [string, string];
  mine: string;
  theirs: string;
  /** Theirs is the result: it can be corrected, not written over. */
  over: boolean;
  onChoose: (choice: "mine" | "theirs") => void;
}

/** Two people counted the same match differently: both scores, and nothing counts until one is chosen. */
export function ScoreConflictDialog({ open, names, mine, theirs, over, onChoose }: ScoreConflictDialogProps) {
  return (
    <DialogFrame
      open={open}
      role="alertdialog" // closed without an answer, one of the two scores would be lost without a word
      size="sm"
      sheet
      title={over ? "Este jogo já foi encerrado" : "Outra pessoa marcou este jogo"}
      description={
        over
          ? "Outra pessoa encerrou o jogo enquanto você marcava."
          : "Os dois placares são diferentes. Qual deles vale?"
      }
      footer={
        <Stack w="full" gap="3">
          <Button size="xl" w="full" onClick={() => onChoose("theirs")}>
            {over ? "Ver o resultado" : `Ficar com ${theirs}`}
          </Button>
          {over ? null : (
            <Button size="xl" w="full" variant="outline" onClick={() => onChoose("mine")}>
              Usar o meu: {mine}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {names[0]} × {names[1]}
        </Text>
        <SimpleGrid columns={2} gap="3">
          <Version label="Já salvo" score={theirs} />
          <Version label="Neste aparelho" score={mine} />
        </SimpleGrid>
      </Stack>
    </DialogFrame>
  );
}

function Version({ label, score }: { label: string; score: string }) {
  return (
    <Box borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" p="3" textAlign="center">
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text textStyle="2xl" fontWeight="bold" fontFamily="heading">
        {score}
      </Text>
    </Box>
  );
}
