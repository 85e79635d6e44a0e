import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { FederationOfList } from "./federation-row";
import { useDeleteFederationMutation } from "./use-federation-mutations";

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
