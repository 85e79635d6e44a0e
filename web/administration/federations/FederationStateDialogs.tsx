import { useState } from "react";
import { toast } from "../../ui/toaster";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import type { FederationOfList } from "./federation-row";
import { useDeactivateFederationMutation, useActivateFederationMutation } from "./use-federation-mutations";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";

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

interface ActivateFederationDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
}

export function ActivateFederationDialog({ open, federation, onClose }: ActivateFederationDialogProps) {
  const [activate, pending] = useActivateFederationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    const answer = (await activate({ input: { federationId: federation.id } }))?.activateFederation;
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    onClose();
    toast.success({ title: "Federação ativada", description: "As pessoas dela recebem um e-mail." });
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Ativar ${federation.name}?`}
      description="Os campeonatos e rankings dela passam a aparecer para todos, e ela pode receber inscrições, filiações e pagamentos."
      confirmLabel="Ativar"
      pendingLabel="Ativando…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
