import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { toast } from "../../ui/toaster";
import type { ArenaOfList } from "./arena-row";
import { useReactivateArenaMutation } from "./use-arena-mutations";

interface ReactivateArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function ReactivateArenaDialog({ open, arena, onClose }: ReactivateArenaDialogProps) {
  const [note, setNote] = useState("");
  const { confirm, pending, refusal } = useQuestion(useReactivateArenaMutation(), {
    input: { arenaId: arena.id, reason: note || null },
    onDone: () => {
      onClose();
      toast.success({ title: "Arena reativada", description: "Quem é responsável recebe um e-mail." });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={`Reativar ${arena.name}?`}
      description="Tudo volta a funcionar como antes, e quem esperava por vaga nos torneios entra nas que ficaram livres."
      confirmLabel="Reativar"
      pendingLabel="Reativando…"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextAreaField
        label="Recado para a arena (opcional)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={refusal ?? undefined}
      />
    </ConfirmDialog>
  );
}
