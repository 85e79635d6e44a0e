import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { Notice } from "../../ui/Notice";
import { endingInWords } from "./ending";
import type { Ending } from "./score-state";
import { liveScoreInWords } from "./score-words";

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
