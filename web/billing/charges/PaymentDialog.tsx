import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import type { chargePaymentSchema } from "../../../server/billing/charges/charge-input.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { tellRefusal } from "../../ui/form/refusal";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { HowItCameFields } from "./HowItCameFields";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { owedToday } from "./read-charge";
import { useRegisterPaymentMutation } from "./use-charge-mutations";

type Typed = z.input<typeof chargePaymentSchema>;
type Sent = z.output<typeof chargePaymentSchema>;

/** 'Baixa Manual': records a payment with amount, method and date. */
export function PaymentDialog({ charge, today, open, onDone, onClose }: ChargeDialogProps) {
  // Idempotency key: a double click counts once.
  const [requestKey] = useState(newKey);
  // A payment for a charge that is no longer owed.
  const isOver = charge.standing === "CANCELLED" || charge.standing === "TO_REFUND";
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () => (await import("../../../server/billing/charges/charge-input.rules")).chargePaymentSchema,
    ),
    defaultValues: {
      amountInCents: isOver ? charge.amountInCents : owedToday(charge),
      method: "PIX",
      paidOn: today,
      note: "",
      waivesLate: false,
      requestKey,
    },
  });
  const { register, control, formState, setValue } = form;
  const { errors, dirtyFields } = formState;
  const [cents, waives] = useWatch({ control, name: ["amountInCents", "waivesLate"] });
  const late = charge.fineInCents + charge.interestInCents;
  const due = isOver ? charge.amountInCents : waives ? charge.openInCents : owedToday(charge);
  const own = dirtyFields.amountInCents === true;
  useEffect(() => {
    if (!own) setValue("amountInCents", due, { shouldDirty: false });
  }, [own, due, setValue]);
  const [pay, pending] = useRegisterPaymentMutation();

  const submit = async (input: Sent) => {
    const answer = (await pay({ input: { chargeId: charge.id, ...input } }))?.registerChargePayment;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({
      title: "Pagamento registrado",
      description: `${payerOf(charge)}: ${formatMoney(input.amountInCents)}`,
    });
    onDone();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Baixa Manual"
      description={
        isOver
          ? `${payerOf(charge)}: ${charge.description}. A cobrança está cancelada: o que chegou fica como crédito de quem pagou, a devolver.`
          : `${payerOf(charge)}: ${charge.description}, ${formatMoney(owedToday(charge))} a pagar hoje.`
      }
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Registrar pagamento"
      pendingLabel="Registrando…"
    >
      {late > 0 ? (
        <SwitchField
          control={control}
          name="waivesLate"
          label="Dispensar multa e juros"
          hint={`São ${formatMoney(late)} até hoje.`}
        />
      ) : null}
      <MoneyField
        label="Valor recebido (R$)"
        required
        hint={isOver ? undefined : differs(typeof cents === "number" ? cents : 0, due)}
        control={control}
        name="amountInCents"
      />
      <HowItCameFields
        today={today}
        errors={errors}
        method={register("method")}
        paidOn={register("paidOn")}
        note={register("note")}
      />
    </FormDialog>
  );
}

/** What happens with the remainder, or with an overpayment. */
function differs(cents: number, due: number): string | undefined {
  if (cents > due) return `${formatMoney(cents - due)} a mais ficam como crédito de quem pagou.`;
  return cents > 0 && cents < due ? `Continuam em aberto ${formatMoney(due - cents)}.` : undefined;
}
