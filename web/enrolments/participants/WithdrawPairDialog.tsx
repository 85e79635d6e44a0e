import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useWithdrawPairMutation } from "../use-enrolment-mutations";

interface WithdrawPairDialogProps {
  /** Of either athlete. */
  enrolmentId: string;
  name: string;
  /** False for a pair that has left and comes back. */
  leaves: boolean;
  open: boolean;
  onClose: () => void;
}

/**
 * A pair leaves after the draw: what it played stays, and the rest becomes W.O. in one step; or it comes back before it
 * has lost by one.
 */
export function WithdrawPairDialog({ enrolmentId, name, leaves, open, onClose }: WithdrawPairDialogProps) {
  const [reason, setReason] = useState("");
  const { confirm, pending, refusal } = useQuestion(useWithdrawPairMutation(), {
    input: { enrolmentId, reason: reason || null, withdrawn: leaves },
    onDone: () => {
      toast.success(
        leaves
          ? { title: "Dupla retirada", description: "Os jogos que faltavam são W.O." }
          : { title: "Dupla de volta ao torneio" },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={leaves ? `Retirar ${name}?` : `${name} de volta ao torneio?`}
      confirmLabel={leaves ? "Retirar dupla" : "Voltar ao torneio"}
      pendingLabel={leaves ? "Retirando…" : "Gravando…"}
      pending={pending}
      dangerous={leaves}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>
          {leaves
            ? "Os jogos já disputados continuam valendo, e todos os que faltam viram W.O. Se for engano, desfaça o W.O. de cada jogo."
            : "A dupla joga de novo os jogos que lhe faltam, sem W.O."}
        </Text>
        {leaves ? (
          <TextField
            label="Motivo (opcional)"
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
