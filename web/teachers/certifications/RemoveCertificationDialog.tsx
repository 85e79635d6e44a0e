import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import type { OwnCertification } from "./read-certification";
import { useRemoveCertificationMutation } from "./use-certification-mutations";

interface RemoveCertificationDialogProps {
  certification: OwnCertification;
  open: boolean;
  onClose: () => void;
}

/** Asked first: a certificate goes from the teacher's list and from those of their arenas. */
export function RemoveCertificationDialog({
  certification: { id, name },
  open,
  onClose,
}: RemoveCertificationDialogProps) {
  const [remove, pending] = useRemoveCertificationMutation();
  const confirm = async () => {
    const answer = (await remove({ input: { certificationId: id } }))?.removeCertification;
    if (!answer) return;
    if (answer.refusal) toast.error({ title: answer.refusal.message });
    else toast.success({ title: "Certificação removida", description: "Certificação removida com sucesso." });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remover certificação?"
      description={`${name} deixa de aparecer para você e para as arenas onde você dá aulas.`}
      confirmLabel="Remover"
      pendingLabel="Removendo…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
    />
  );
}
