import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { ArenaAthleteOfList } from "./arena-athlete-row";
import { useSetArenaAthleteActiveMutation } from "./use-arena-athlete-mutations";

interface StandingDialogProps {
  athlete: Pick<ArenaAthleteOfList, "id" | "name" | "active">;
  open: boolean;
  onClose: () => void;
}

/** Who no longer comes, or comes again: what that means for the arena. */
export function StandingDialog({ athlete: { id, name, active }, open, onClose }: StandingDialogProps) {
  // What it was when the dialog opened: the row changes while it closes.
  const [before] = useState(active);
  const { confirm, pending, refusal } = useQuestion(useSetArenaAthleteActiveMutation(), {
    input: { arenaAthleteId: id, active: !before },
    onDone: () => {
      onClose();
      toast.success({ title: before ? "Atleta inativado" : "Atleta reativado", description: name });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={before ? `Inativar ${name} nesta arena?` : `Reativar ${name} nesta arena?`}
      description={
        before
          ? "A arena deixa de ver os contatos e não inscreve mais o atleta em torneios; o que já está marcado continua."
          : "A arena volta a ver os contatos e pode inscrever o atleta nos torneios."
      }
      confirmLabel={before ? "Inativar" : "Reativar"}
      pendingLabel={before ? "Inativando…" : "Reativando…"}
      dangerous={before}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
