import { toast } from "../../ui/toaster";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import type { FederationOfList } from "./federation-row";
import { useDeactivateFederationMutation } from "./use-federation-mutations";

interface DeactivateFederationDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
}

export function DeactivateFederationDialog({ open, federation, onClose }: DeactivateFederationDialogProps) {
  const [deactivate, pending] = useDeactivateFederationMutation();

  const confirm = async (reason: string): Promise<boolean | string> => {
    const answer = (await deactivate({ input: { federationId: federation.id, reason } }))
      ?.deactivateFederation;

    if (answer?.done) {
      onClose();
      toast.success({
        title: "Federação inativada",
        description: "As pessoas dela recebem um e-mail com o motivo.",
      });
      return true;
    }
    return answer?.refusal?.message ?? false;
  };

  return (
    <ReasonDialog
      open={open}
      title={`Inativar ${federation.name}?`}
      confirmLabel="Inativar"
      pendingLabel="Inativando…"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Nada dela aparece para o público, e ela não recebe inscrições, filiações nem cobranças novas. O que está
      em andamento pode ser concluído, e as pessoas dela continuam entrando e consultando.
    </ReasonDialog>
  );
}
