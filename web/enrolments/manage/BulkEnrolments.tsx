import { Button } from "@chakra-ui/react/button";
import { Icon } from "@chakra-ui/react/icon";
import { Banknote, CheckCheck } from "lucide-react";
import { counted } from "../../../server/platform/plural.rules";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import type { Owing } from "./enrolment-selection";
import { useConfirmEnrolmentsMutation } from "./use-payment-mutations";

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
