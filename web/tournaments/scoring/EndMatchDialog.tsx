import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { DialogFrame } from "../../ui/DialogFrame";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { Notice } from "../../ui/Notice";
import type { Ending } from "./score-state";

interface EndMatchDialogProps {
  open: boolean;
  /** The score on the screen, in words. */
  score: string;
  /** Whether a match can end with it. */
  canEnd: boolean;
  names: readonly [string, string];
  onEnd: (ending: Ending) => void;
  onClose: () => void;
}

type Outcome = Ending["outcome"];

/** How the match ended: played to its end, given up, or never begun. Mount it anew for each opening. */
export function EndMatchDialog({ open, score, canEnd, names, onEnd, onClose }: EndMatchDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(canEnd ? "COMPLETED" : null);
  const [side, setSide] = useState<"1" | "2" | null>(null);
  const [missing, setMissing] = useState<"outcome" | "side" | null>(null);
  const asksSide = outcome === "WALKOVER" || outcome === "RETIREMENT";

  const end = () => {
    if (!outcome) return setMissing("outcome");
    if (asksSide && !side) return setMissing("side");
    onEnd({ outcome, absentOrRetiredSide: asksSide ? (side === "1" ? 1 : 2) : null });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      size="sm"
      title="Encerrar jogo"
      description={`Placar na tela: ${score}`}
      footer={
        <>
          <Button size="xl" variant="outline" colorPalette="gray" flex="1" onClick={onClose}>
            Voltar
          </Button>
          <Button size="xl" flex="2" onClick={end}>
            Encerrar jogo
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
        {canEnd ? null : (
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
        {outcome === "RETIREMENT" ? (
          <Notice tone="info">Os games que faltam vão para a dupla que ficou.</Notice>
        ) : null}
      </Stack>
    </DialogFrame>
  );
}
