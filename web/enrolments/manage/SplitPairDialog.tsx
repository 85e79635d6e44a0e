import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
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
  const { pairId, pairNames } = enrolment;
  const { confirm, pending, refusal } = useQuestion(useSplitPairMutation(), {
    input: pairId === null ? null : { pairId },
    onDone: () => {
      toast.success({ title: "Dupla separada", description: pairNames });
      onDone();
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title="Separar a dupla?"
      confirmLabel="Separar dupla"
      pendingLabel="Separando…"
      pending={pending}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{pairNames}</Text>
        <Text color="fg.muted">
          Os dois passam a procurar dupla e as vagas ficam livres para a lista de espera. O que já foi pago
          continua valendo para cada um.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
