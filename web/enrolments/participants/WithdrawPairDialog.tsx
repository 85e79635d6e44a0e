import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useWithdrawPairMutation } from "../use-enrolment-mutations";

interface WithdrawPairDialogProps {
  /** Of either athlete. */
  enrolmentId: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A pair leaves after the draw: what it played stays, and the rest becomes W.O. in one step. */
export function WithdrawPairDialog({ enrolmentId, name, open, onClose }: WithdrawPairDialogProps) {
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [withdraw, pending] = useWithdrawPairMutation();
  const confirm = async () => {
    setRefusal(null);
    const answer = (await withdraw({ input: { enrolmentId, reason: reason || null } }))?.withdrawPair;
    if (answer?.__typename === "WithdrawPairSuccess") {
      toast.success({ title: "Dupla retirada", description: "Os jogos que faltavam são W.O." });
      return onClose();
    }
    if (answer && "message" in answer) setRefusal(answer.message ?? null);
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Retirar ${name}?`}
      confirmLabel="Retirar dupla"
      pendingLabel="Retirando…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>
          Os jogos já disputados continuam valendo, e todos os que faltam viram W.O. Se for engano, desfaça o
          W.O. de cada jogo.
        </Text>
        <TextField
          label="Motivo (opcional)"
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
