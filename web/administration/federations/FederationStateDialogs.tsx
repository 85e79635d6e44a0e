import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { FederationOfList } from "./federation-columns";
import {
  useActivateFederationMutation,
  useDeactivateFederationMutation,
  useDeleteFederationMutation,
} from "./use-federation-mutations";

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

interface DeleteFederationDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
  onDeleted: () => void;
  onDeactivateInstead: () => void;
}

/** Deletes what nothing hangs on; else says what does, and offers what can be done instead. */
export function DeleteFederationDialog({
  open,
  federation,
  onClose,
  onDeleted,
  onDeactivateInstead,
}: DeleteFederationDialogProps) {
  const [remove, pending] = useDeleteFederationMutation();
  const [dependents, setDependents] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    const answer = (await remove({ input: { federationId: federation.id } }))?.deleteFederation;

    if (answer?.done) {
      toast.success({ title: "Federação excluída", description: "As pessoas dela recebem um e-mail." });
      return onDeleted();
    }
    if (answer?.federationInUse) {
      return setDependents(answer.federationInUse.dependents);
    }
    if (answer?.refusal) {
      return setRefusal(answer.refusal.message);
    }
  };

  if (dependents !== null)
    return (
      <ConfirmDialog
        open={open}
        title="A federação não pode ser excluída"
        confirmLabel={federation.state === "INACTIVE" ? "Entendi" : "Inativar"}
        pendingLabel="Inativar"
        cancelLabel="Voltar"
        pending={false}
        onConfirm={federation.state === "INACTIVE" ? onClose : onDeactivateInstead}
        onClose={onClose}
      >
        <Text>{federation.name} tem:</Text>
        <Box as="ul" my="2" ps="5">
          {dependents.map((dependent) => (
            <li key={dependent}>{dependent}</li>
          ))}
        </Box>
        <Text>
          {federation.state === "INACTIVE"
            ? "Ela já está inativa: nada dela aparece para o público."
            : "Você pode inativá-la: nada dela aparece para o público, e o histórico fica."}
        </Text>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open={open}
      title={`Excluir ${federation.name}?`}
      description="Só dá para excluir uma federação de que nada dependa: arenas, campeonatos, rankings, cobranças ou contratos. Isto não pode ser desfeito."
      confirmLabel="Excluir"
      pendingLabel="Excluindo…"
      dangerous
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
