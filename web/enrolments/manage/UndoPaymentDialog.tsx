import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { EnrolmentQuestionDialogProps } from "./enrolment-question";
import { useUndoPaymentMutation } from "./use-payment-mutations";
import { useLateRules } from "../../ui/form/use-late-rules";

/** There was no money after all: why, and the fee is owed again. */
export function UndoPaymentDialog({
  enrolment,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps) {
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/enrolments/enrolment-input.rules")).undoPaymentSchema,
    ),
    defaultValues: { reason: "" },
  });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [undo, pending] = useUndoPaymentMutation();
  const formId = useId();

  const submit = async ({ reason }: { reason: string }) => {
    setRefusals([]);
    const answer = (await undo({ input: { enrolmentId: enrolment.id, reason } }))?.undoPayment;
    if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    toast.success({ title: "Baixa desfeita", description: `${enrolment.name}: o valor volta a ser devido.` });
    onDone();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      size="sm"
      keepOpen
      title={`Desfazer a baixa de ${enrolment.name}?`}
      description="O pagamento volta a ficar pendente. O motivo fica registrado com o seu nome."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Voltar
          </Button>
          <PendingButton type="submit" form={formId} colorPalette="flag" pending={pending}>
            {pending ? "Desfazendo…" : "Desfazer baixa"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="4">
          <TextAreaField
            label="Motivo"
            required
            error={form.formState.errors.reason?.message}
            {...form.register("reason")}
          />
          {refusals.map((message) => (
            <Notice key={message} tone="error">
              {message}
            </Notice>
          ))}
        </Stack>
      </form>
    </DialogFrame>
  );
}
