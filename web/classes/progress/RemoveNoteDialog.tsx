import { Text } from "@chakra-ui/react/text";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useRemoveProgressNoteMutation } from "./use-progress-mutations";

interface RemoveNoteDialogProps {
  note: { id: string; text: string };
  open: boolean;
  onClose: () => void;
}

/** A note goes, and the level that it suggests with it. */
export function RemoveNoteDialog({ note: { id, text }, open, onClose }: RemoveNoteDialogProps) {
  const [remove, pending] = useRemoveProgressNoteMutation();
  const confirm = async () => {
    const answer = (await remove({ input: { noteId: id } }))?.removeProgressNote;
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
    else if (answer?.done) toast.success({ title: "Anotação removida" });
    else return;
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remover anotação?"
      description="Ela some para todos, e não volta."
      confirmLabel="Remover"
      pendingLabel="Removendo…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
    >
      <Text lineClamp="3" overflowWrap="anywhere">
        {text}
      </Text>
    </ConfirmDialog>
  );
}
