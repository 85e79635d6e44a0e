import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { EnrolmentQuestionDialogProps } from "./enrolment-question";
import { useAdmitFromLineMutation, useGiveWildCardMutation } from "./use-listed-mutations";
import { hasCode } from "../../ui/form/refusal";

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
