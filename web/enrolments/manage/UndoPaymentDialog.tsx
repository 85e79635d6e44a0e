import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextAreaField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { EnrolmentQuestionDialogProps } from "./enrolment-questions";
import { useUndoPaymentMutation } from "./enrolment-payments";
import { useServerForm } from "../../ui/form/server-form";

/** There was no money after all: why, and the fee is owed again. */
export function UndoPaymentDialog({
  enrolment,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolmentQuestionDialogProps) {
  const { form, submit, pending } = useServerForm(useUndoPaymentMutation(), {
    rules: async () => (await import("../../../server/enrolments/enrolment-input.rules")).undoPaymentSchema,
    defaultValues: { reason: "" },
    input: ({ reason }) => ({ enrolmentId: enrolment.id, reason }),
    onDone: () => {
      toast.success({
        title: "Baixa desfeita",
        description: `${enrolment.name}: o valor volta a ser devido.`,
      });
      onDone();
    },
  });
  const { errors } = form.formState;
  const formId = useId();

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
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
            error={errors.reason?.message}
            {...form.register("reason")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
