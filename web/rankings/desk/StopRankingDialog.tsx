import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { ReadRanking } from "./read-ranking";
import { useUpdateRankingMutation } from "./use-ranking-mutations";

interface StopRankingDialogProps {
  ranking: ReadRanking;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Stops a ranking that runs, or takes up one that was stopped. */
export function StopRankingDialog({ ranking, open, onDone, onClose }: StopRankingDialogProps) {
  const {
    id: rankingId,
    name,
    category,
    gender,
    scope,
    window,
    bestResults,
    unaffiliated,
    automatic,
    active,
  } = ranking;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [update, pending] = useUpdateRankingMutation();
  const confirm = async () => {
    if (gender === null) return setRefusal("Escolha antes o gênero do ranking, em Editar.");
    const kind = { name, category, gender, scope };
    const counting = { window, bestResults, shares: [...ranking.shares], unaffiliated, automatic };
    const input = { rankingId, ...kind, ...counting, active: !active };
    const answer = (await update({ input }))?.updateRanking;
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    toast.success({ title: active ? "Ranking encerrado" : "Ranking reaberto", description: name });
    onDone();
  };
  return (
    <ConfirmDialog
      open={open}
      title={active ? "Encerrar ranking?" : "Reabrir ranking?"}
      description={
        active
          ? "Ele sai das páginas públicas, não recebe pontos e não publica listas. O histórico fica, e você pode reabrir."
          : "Ele volta às páginas públicas, recebe pontos e publica listas."
      }
      confirmLabel={active ? "Encerrar" : "Reabrir"}
      pendingLabel={active ? "Encerrando…" : "Reabrindo…"}
      cancelLabel="Voltar"
      dangerous={active}
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
