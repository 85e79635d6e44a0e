import { Text } from "@chakra-ui/react/text";
import { leavingLabel } from "../../../server/classes/credits/credit-words.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { type AthleteClassOfList, dayOfClass, hoursOfClass } from "./class-columns";
import { useLeaveClassMutation } from "./use-place-mutations";

interface LeaveClassDialogProps {
  athleteId: string;
  one: AthleteClassOfList;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const becomes = (leaving: keyof typeof leavingLabel, owes: boolean): string =>
  leaving === "LATE" && owes
    ? "O aviso veio com menos de 12 horas, então a cobrança continua."
    : leavingLabel[leaving];

/** 'Não vou': frees the athlete's place. Says before and after what happens to the credit. */
export function LeaveClassDialog({ athleteId, one, open, onDone, onClose }: LeaveClassDialogProps) {
  const waits = one.waitingPlace !== null && one.waitingPlace !== undefined;
  const owes = Boolean(one.unpaidInCents);

  const { confirm, pending, refusal } = useQuestion(useLeaveClassMutation(), {
    input: { sessionId: one.id, athleteId },
    onDone: ({ leaving }) => {
      toast.success({
        title: waits ? "Fora da fila" : "Ausência avisada",
        ...(leaving === "LEFT_LINE" ? {} : { description: becomes(leaving, owes) }),
      });
      onDone();
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={waits ? "Sair da fila?" : "Avisar ausência?"}
      description={`${dayOfClass(one)}, ${hoursOfClass(one)} · ${one.category}`}
      confirmLabel={waits ? "Sair da fila" : "Não vou"}
      pendingLabel="Saindo…"
      cancelLabel="Voltar"
      pending={pending}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      {waits ? null : (
        <Text>
          {owes
            ? "Até 12 horas antes a cobrança é cancelada. Depois disso ela continua."
            : "Até 12 horas antes o crédito volta, ou vira reposição dentro do limite do mês. Depois disso ele se perde."}
        </Text>
      )}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
