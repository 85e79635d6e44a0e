import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { RefundTerms } from "../../../server/enrolments/registration-terms.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { hasCode } from "../../ui/form/refusal";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney, today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { PriceIfCancelled } from "../public/PriceIfCancelled";
import { refundForecastInWords } from "../refund-forecast";
import type { EnrolmentQuestionDialogProps } from "./enrolment-questions";
import {
  useAdmitFromLineMutation,
  useCancelListedEnrolmentMutation,
  useGiveWildCardMutation,
  useSplitPairMutation,
} from "./use-listed-mutations";

/** Who waits gets a place; where there is none, only by raising the limit, which is asked for apart. */
export function AdmitDialog({
  enrolment,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps) {
  const [admit, pending] = useAdmitFromLineMutation();
  const [refusal, setRefusal] = useState<{ message: string; full: boolean } | null>(null);
  const raiseLimit = refusal?.full ?? false;

  const confirm = async () => {
    const answer = (await admit({ input: { enrolmentId: enrolment.id, raiseLimit } }))?.admitFromLine;
    if (answer?.refusal)
      return setRefusal({
        message: answer.refusal.message,
        full: !raiseLimit && hasCode(answer.refusal, "TOURNAMENT_FULL"),
      });
    if (!answer?.done) return;
    toast.success({ title: "Vaga dada", description: enrolment.pairNames });
    onDone();
  };

  return (
    <ConfirmDialog
      open={open}
      title={enrolment.hasPartner ? "Dar vaga à dupla?" : "Dar vaga?"}
      confirmLabel={raiseLimit ? "Aumentar o limite e dar vaga" : "Dar vaga"}
      pendingLabel="Dando vaga…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{enrolment.pairNames}</Text>
        <Text color="fg.muted">
          Sai da lista de espera agora, mesmo que haja alguém na frente, e recebe um e-mail com o prazo para
          pagar.
        </Text>
        {refusal ? <Notice tone={refusal.full ? "warning" : "error"}>{refusal.message}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** A pair or an athlete on the waiting list gets one of the places that are kept for the organiser's wild cards. */
export function WildCardDialog({
  enrolment,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps) {
  const [give, pending] = useGiveWildCardMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    const answer = (await give({ input: { enrolmentId: enrolment.id } }))?.giveWildCard;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    toast.success({ title: "Convite dado", description: enrolment.pairNames });
    onDone();
  };

  return (
    <ConfirmDialog
      open={open}
      title={enrolment.hasPartner ? "Dar convite à dupla?" : "Dar convite?"}
      confirmLabel="Dar convite"
      pendingLabel="Dando convite…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{enrolment.pairNames}</Text>
        <Text color="fg.muted">
          Usa um convite da organização: a vaga é dada agora, fora do ranking e do sorteio, com um e-mail que
          diz o prazo para pagar.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}

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
