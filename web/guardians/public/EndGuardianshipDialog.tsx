import { renewAccess } from "../../relay/access";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useEndGuardianshipMutation } from "./use-guardian-mutations";

interface EndGuardianshipDialogProps {
  guardianshipId: string;
  /** The minor, if their guardians are listed on the page. */
  athleteId?: string;
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  doneDetail: string;
  onClose: () => void;
}

/** Confirms the end of a guardianship or the withdrawal of an invitation. */
export function EndGuardianshipDialog({
  guardianshipId,
  athleteId,
  done,
  doneDetail,
  onClose,
  ...texts
}: EndGuardianshipDialogProps) {
  const [end, pending] = useEndGuardianshipMutation(guardianshipId, athleteId);
  const confirm = async () => {
    if (!(await end({ input: { guardianshipId } }))) return;
    onClose();
    toast.success({ title: done, description: doneDetail });
    // The menu depends on the session: refresh it.
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
