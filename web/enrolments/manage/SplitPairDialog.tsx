import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { EnrolmentQuestionDialogProps } from "./enrolment-question";
import { useSplitPairMutation } from "./use-listed-mutations";

export function SplitPairDialog({
  enrolment,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps) {
  const [split, pending] = useSplitPairMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    if (enrolment.pairId === null) return;
    setRefusal(null);
    const answer = (await split({ input: { pairId: enrolment.pairId } }))?.splitPair;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    toast.success({ title: "Dupla separada", description: enrolment.pairNames });
    onDone();
  };

  return (
    <ConfirmDialog
      open={open}
      title="Separar a dupla?"
      confirmLabel="Separar dupla"
      pendingLabel="Separando…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{enrolment.pairNames}</Text>
        <Text color="fg.muted">
          Os dois passam a procurar dupla e as vagas ficam livres para a lista de espera. O que já foi pago
          continua valendo para cada um.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
