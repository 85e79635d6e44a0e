import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { ArenaTeacherOfList } from "./arena-teacher-row";
import { useSetTeachingActiveMutation } from "./use-arena-teacher-mutations";

interface TeachingDialogProps {
  teacher: Pick<ArenaTeacherOfList, "id" | "name" | "active">;
  open: boolean;
  onClose: () => void;
}

/** Who teaches here no more, or again: what that means. */
export function TeachingDialog({ teacher: { id, name, active }, open, onClose }: TeachingDialogProps) {
  // What it was when the dialog opened: the row changes while it closes.
  const [before] = useState(active);
  const { confirm, pending, refusal } = useQuestion(useSetTeachingActiveMutation(), {
    input: { teacherArenaId: id, active: !before },
    onDone: () => {
      onClose();
      toast.success({ title: before ? "Vínculo encerrado" : "Professor reativado", description: name });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={before ? `Encerrar o vínculo de ${name}?` : `Reativar ${name} nesta arena?`}
      description={
        before
          ? "Novas aulas não podem mais ser marcadas com este professor, e a arena deixa de ver contato, horários e certificações. As aulas que já deu continuam no histórico."
          : "A arena volta a ver o que tinha anotado e pode marcar aulas com este professor."
      }
      confirmLabel={before ? "Encerrar" : "Reativar"}
      pendingLabel={before ? "Encerrando…" : "Reativando…"}
      dangerous={before}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
