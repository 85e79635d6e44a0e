import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { RefundTerms } from "../../../server/enrolments/payment-terms.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney, today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import { PriceIfCancelled } from "../public/PriceIfCancelled";
import { refundForecastInWords, type Cancellable } from "../refund-forecast";
import { useCancelOwnEnrolmentMutation } from "./use-own-enrolment-mutations";

interface CancelOwnEnrolmentProps {
  enrolmentId: string;
  hasPartner: boolean;
  standing: Cancellable;
  terms: RefundTerms;
  onCancelled: () => void;
}

/** Cancels the athlete's own enrolment before the draw; shows the refund first. */
export function CancelOwnEnrolment({
  enrolmentId,
  hasPartner,
  standing,
  terms,
  onCancelled,
}: CancelOwnEnrolmentProps) {
  const [open, setOpen] = useState(false);
  const timeZone = usePlaceTime();
  const { confirm, pending, refusal } = useQuestion(useCancelOwnEnrolmentMutation(), {
    input: { enrolmentId },
    onDone: ({ refundInCents }) => {
      setOpen(false);
      toast.success({
        title: "Inscrição cancelada",
        description: refundInCents > 0 ? `A organização devolve ${formatMoney(refundInCents)}.` : undefined,
      });
      onCancelled();
    },
  });

  return (
    <>
      <Button variant="ghost" colorPalette="flag" onClick={() => setOpen(true)}>
        Cancelar minha inscrição
      </Button>
      <ConfirmDialog
        open={open}
        title="Cancelar a sua inscrição?"
        confirmLabel="Cancelar inscrição"
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        pending={pending}
        dangerous
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Stack gap="3">
          <Text fontWeight="semibold">{refundForecastInWords(standing, terms, today(timeZone))}</Text>
          <Text color="fg.muted">
            {hasPartner
              ? "A sua dupla passa a procurar outro parceiro e é avisada por e-mail."
              : "A sua vaga vai para quem está na lista de espera."}
          </Text>
          {open ? <PriceIfCancelled id={enrolmentId} /> : null}
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
