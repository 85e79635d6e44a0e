import { Button } from "@chakra-ui/react/button";
import { Icon } from "@chakra-ui/react/icon";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Banknote, CheckCheck } from "lucide-react";
import { useState } from "react";
import { counted } from "../../../server/platform/numbers.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { inEnrolments, type Owing, totalInCents } from "./desk-row";
import { exceptions, useConfirmEnrolmentsMutation, useRegisterPaymentsMutation } from "./enrolment-payments";

interface BulkEnrolmentsProps {
  tournamentId: string;
  chosen: readonly Owing[];
  /** The money of all of them is here: that is asked once more. */
  onPay: () => void;
  onDone: () => void;
}

/** Many at once: their money is here, or they play and what they owe stays owed. */
export function BulkEnrolments({ tournamentId, chosen, onPay, onDone }: BulkEnrolmentsProps) {
  const [confirm, confirming] = useConfirmEnrolmentsMutation();
  const waiting = chosen.filter(({ waits }) => waits);

  const run = async () => {
    const enrolmentIds = waiting.map(({ id }) => id);
    const answer = (await confirm({ input: { tournamentId, enrolmentIds } }))?.confirmEnrolments;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível confirmar", description: answer.refusal.message });
    if (!answer?.done) return;
    const athletes = counted(answer.done.confirmedCount, "atleta", "atletas");
    toast.success({
      title: "Inscrições confirmadas",
      description: `${athletes}; os valores continuam a receber.`,
    });
    onDone();
  };

  return (
    <>
      {waiting.length > 0 ? (
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="sea"
          bg="bg.panel"
          px={{ base: "2.5", md: "3.5" }}
          pending={confirming}
          onClick={() => void run()}
        >
          <Icon as={CheckCheck} hideBelow="md" />
          {confirming
            ? "Confirmando…"
            : waiting.length === chosen.length
              ? "Confirmar sem pagamento"
              : `Confirmar ${waiting.length} sem pagamento`}
        </PendingButton>
      ) : null}
      <Button size="sm" colorPalette="palm" onClick={onPay}>
        <Icon as={Banknote} hideBelow="md" />
        Dar baixa
      </Button>
    </>
  );
}

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
