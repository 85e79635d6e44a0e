import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { FederationOfList } from "./federation-row";
import { useActivateFederationMutation } from "./use-federation-mutations";

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
    if (answer.refusal?.message) return setRefusal(answer.refusal?.message);
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
