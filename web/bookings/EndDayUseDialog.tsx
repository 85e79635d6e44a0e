import { Text } from "@chakra-ui/react/text";
import { unansweredDayUse } from "../../server/bookings/day-use/day-use.rules";
import { counted } from "../../server/platform/numbers.rules";
import { FormDialog } from "../ui/form/FormDialog";
import { TextAreaField } from "../ui/form/Fields";
import { useServerFormWith } from "../ui/form/server-form";
import { toast } from "../ui/toaster";
import { useAnswerDayUseMutation, useCancelDayUseMutation } from "./use-rental-mutations";

interface EndDayUseDialogProps {
  dayUse: {
    id: string;
    clientName: string;
    people: number;
    /** An athlete asked for it themselves, and reads why. */
    isOwn: boolean;
    /** It waits for an answer. */
    isRequest: boolean;
  };
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The arena refuses who asks for a day, or cancels what it had agreed to. */
export function EndDayUseDialog({ dayUse, open, onDone, onClose }: EndDayUseDialogProps) {
  const { id, clientName, people, isOwn, isRequest } = dayUse;
  const [answer, answering] = useAnswerDayUseMutation();
  const [cancel, cancelling] = useCancelDayUseMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ reason }) =>
        isRequest
          ? (await answer({ input: { dayUseId: id, accept: false, reason } }))?.answerDayUse
          : (await cancel({ input: { dayUseId: id, reason } }))?.cancelDayUse,
      answering || cancelling,
    ],
    {
      // The server checks that a request is not refused without a reason.
      rules: async () =>
        (await import("../../server/bookings/day-use/day-use-input.rules")).cancelDayUseSchema,
      defaultValues: { reason: "" },
      onDone: () => {
        toast.success({
          title: isRequest ? "Pedido recusado" : "Day Use cancelado",
          description: clientName,
        });
        onDone();
      },
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isRequest ? "Recusar o pedido?" : "Cancelar Day Use?"}
      description={`${clientName}, ${counted(people, "pessoa", "pessoas")}: ${
        people === 1 ? "a vaga fica livre." : "as vagas ficam livres."
      }`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={isRequest ? "Recusar" : "Cancelar Day Use"}
      pendingLabel={isRequest ? "Recusando…" : "Cancelando…"}
      dangerous
    >
      {isRequest ? <Text color="fg.muted">{unansweredDayUse}</Text> : null}
      {isOwn ? (
        <TextAreaField
          label="Motivo"
          hint="O atleta recebe o motivo por e-mail."
          required={isRequest}
          error={form.formState.errors.reason?.message}
          {...form.register("reason")}
        />
      ) : (
        <Text>Avise o cliente: a Praia não tem o e-mail dele.</Text>
      )}
    </FormDialog>
  );
}
