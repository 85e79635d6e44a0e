import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { refundSchema } from "../../../server/billing/charges/charge-input.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { tellRefusal } from "../../ui/form/refusal";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { useRefundChargeMutation } from "./use-charge-mutations";

type Typed = z.input<typeof refundSchema>;
type Sent = z.output<typeof refundSchema>;

/** 'Reembolsar': all or part of what was paid has gone back. */
export const RefundDialog = (props: ChargeDialogProps) => (
  <Refunding {...props} most={props.charge.receivedInCents - props.charge.refundedInCents} />
);

/** 'Devolver crédito': the same of money that came beyond what was owed, or without a place. */
export const RefundCreditDialog = (props: ChargeDialogProps) => (
  <Refunding {...props} most={props.charge.creditInCents} ofCredit />
);

interface RefundingProps extends ChargeDialogProps {
  /** In centavos. */
  most: number;
  ofCredit?: boolean;
}

function Refunding({ charge, open, onDone, onClose, most, ofCredit = false }: RefundingProps) {
  // The same button pressed twice counts once.
  const [requestKey] = useState(newKey);
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () => (await import("../../../server/billing/charges/charge-input.rules")).refundSchema,
    ),
    defaultValues: { amountInCents: most, reason: "", ofCredit, requestKey },
  });
  const { register, control, formState } = form;
  const [refund, pending] = useRefundChargeMutation();
  const submit = async (input: Sent) => {
    const answer = (await refund({ input: { chargeId: charge.id, ...input } }))?.refundCharge;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({
      title: "Reembolso registrado",
      description: `${payerOf(charge)}: ${formatMoney(input.amountInCents)}`,
    });
    onDone();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={ofCredit ? "Devolver crédito" : "Reembolsar"}
      description={`${payerOf(charge)} ${ofCredit ? "tem crédito de" : "pagou"} ${formatMoney(most)}. Devolva o dinheiro como combinado: aqui fica registrado que ele voltou.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Registrar reembolso"
      pendingLabel="Registrando…"
      dangerous
    >
      <MoneyField
        label="Valor devolvido (R$)"
        required
        hint={`No máximo ${formatMoney(most)}`}
        control={control}
        name="amountInCents"
      />
      <TextAreaField
        label="Motivo"
        required
        rows={3}
        hint="Quem pagou lê."
        error={formState.errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
