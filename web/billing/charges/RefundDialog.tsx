import { useState } from "react";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { useRefundChargeMutation } from "./use-charge-mutations";

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
  const { form, submit, pending } = useServerForm(useRefundChargeMutation(), {
    rules: async () => (await import("../../../server/billing/charges/charge-input.rules")).refundSchema,
    defaultValues: { amountInCents: most, reason: "", ofCredit, requestKey },
    input: (input) => ({ chargeId: charge.id, ...input }),
    onDone: (_done, input) => {
      toast.success({
        title: "Reembolso registrado",
        description: `${payerOf(charge)}: ${formatMoney(input.amountInCents)}`,
      });
      onDone();
    },
  });
  const { register, control, formState } = form;
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
