import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { inEnrolments, totalInCents, type Owing } from "./enrolment-selection";
import { exceptions } from "./use-payments";
import { useRegisterPaymentsMutation } from "./use-payment-mutations";

interface PaySelectedDialogProps {
  tournamentId: string;
  chosen: readonly Owing[];
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
  /** Called if a payment is rejected: the list is stale and must reload. */
  onRefused: () => void;
  onPaid: () => void;
}

/** Registers several payments at once. Shows the total first, because each payment can only be undone on its own. */
export function PaySelectedDialog({
  tournamentId,
  chosen,
  open,
  onClose,
  returnFocusTo,
  onRefused,
  onPaid,
}: PaySelectedDialogProps) {
  const now = { count: chosen.length, total: totalInCents(chosen) };
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(now);
  if (open && (shown.count !== now.count || shown.total !== now.total)) setShown(now);

  const { confirm, pending, refusal, forgetRefusal } = useQuestion(useRegisterPaymentsMutation(), {
    input: { tournamentId, enrolmentIds: chosen.map(({ id }) => id) },
    onDone: (done) => {
      toast.success({
        title: "Pagamentos registrados",
        description: [`Baixa manual ${inEnrolments(done.registeredCount)}.`, exceptions(done)]
          .filter((part) => part !== undefined)
          .join(" "),
      });
      onPaid();
    },
    onRefused,
  });
  const close = () => {
    forgetRefusal();
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Dar baixa ${inEnrolments(shown.count)}?`}
      confirmLabel="Registrar pagamentos"
      pendingLabel="Registrando…"
      pending={pending}
      onConfirm={confirm}
      onClose={close}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">Total recebido: {formatMoney(shown.total)}</Text>
        <Text color="fg.muted">
          Cada pagamento fica registrado com a hora e o seu nome. Quem aguardava pagamento fica confirmado.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
