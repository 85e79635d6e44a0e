import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
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
  const [refusal, setRefusal] = useState<string>();
  const [reactivate, pending] = useReactivateArenaMutation();

  const confirm = async () => {
    setRefusal(undefined);
    const input = { arenaId: arena.id, reason: note || null };
    const answer = (await reactivate({ input }))?.reactivateArena;
    if (!answer) return;
    if (!answer.done) return setRefusal(answer.refusal?.message);
    onClose();
    toast.success({ title: "Arena reativada", description: "Quem é responsável recebe um e-mail." });
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Reativar ${arena.name}?`}
      description="Tudo volta a funcionar como antes, e quem esperava por vaga nos torneios entra nas que ficaram livres."
      confirmLabel="Reativar"
      pendingLabel="Reativando…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextAreaField
        label="Recado para a arena (opcional)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={refusal}
      />
    </ConfirmDialog>
  );
}
