import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { RefundTerms } from "../../../server/enrolments/payment-terms.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney, today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import { PriceIfCancelled } from "../public/PriceIfCancelled";
import { refundForecastInWords } from "../refund-forecast";
import type { EnrolmentQuestionDialogProps } from "./enrolment-question";
import { useCancelListedEnrolmentMutation } from "./use-listed-mutations";

/** Cancels an enrolment, and shows the refund that the event's rules grant. */
export function CancelEnrolmentDialog({
  enrolment,
  terms,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps & { terms: RefundTerms }) {
  const timeZone = usePlaceTime();
  const { confirm, pending, refusal } = useQuestion(useCancelListedEnrolmentMutation(), {
    input: { enrolmentId: enrolment.id },
    onDone: (done) => {
      const back = done.enrolment.refundInCents ?? 0;
      toast.success({
        title: "Inscrição cancelada",
        description: back > 0 ? `${enrolment.name}: devolver ${formatMoney(back)}.` : enrolment.name,
      });
      onDone();
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={`Cancelar a inscrição de ${enrolment.name}?`}
      confirmLabel="Cancelar inscrição"
      pendingLabel="Cancelando…"
      cancelLabel="Voltar"
      pending={pending}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{refundForecastInWords(enrolment, terms, today(timeZone))}</Text>
        <Text color="fg.muted">
          {enrolment.hasPartner
            ? "Quem fica passa a procurar dupla. As vagas vão para quem está na lista de espera, e os dois são avisados por e-mail."
            : "A vaga vai para quem está na lista de espera, e o atleta é avisado por e-mail."}
        </Text>
        {open ? <PriceIfCancelled id={enrolment.id} /> : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
