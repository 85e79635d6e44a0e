import { renewAccess } from "../../relay/access";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useEndGuardianshipMutation } from "./use-guardian-mutations";

interface EndGuardianshipDialogProps {
  guardianshipId: string;
  /** The minor, where their list is on the page. */
  athleteId?: string;
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  told: string;
  onClose: () => void;
}

/** The end of a bond, or of an invitation, asked once more. */
export function EndGuardianshipDialog({
  guardianshipId,
  athleteId,
  done,
  told,
  onClose,
  ...texts
}: EndGuardianshipDialogProps) {
  const [end, pending] = useEndGuardianshipMutation(guardianshipId, athleteId);
  const confirm = async () => {
    if (!(await end({ input: { guardianshipId } }))) return;
    onClose();
    toast.success({ title: done, description: told });
    // The menu shows whom one answers for now.
    await renewAccess().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      {...texts}
      pendingLabel="Encerrando…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
