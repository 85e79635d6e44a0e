import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { HowItCameFields } from "./HowItCameFields";
import { payerOf } from "./charge-columns";
import type { ChargeDialogProps } from "./charge-acts";
import { owedToday } from "./read-charge";
import { useRegisterPaymentMutation } from "./use-charge-mutations";

/** 'Baixa Manual': records a payment with amount, method and date. */
export function PaymentDialog({ charge, today, open, onDone, onClose }: ChargeDialogProps) {
  // Idempotency key: a double click counts once.
  const [requestKey] = useState(newKey);
  // A payment for a charge that is no longer owed.
  const isOver = charge.standing === "CANCELLED" || charge.standing === "TO_REFUND";
  const { form, submit, pending } = useServerForm(useRegisterPaymentMutation(), {
    rules: async () =>
      (await import("../../../server/billing/charges/charge-input.rules")).chargePaymentSchema,
    defaultValues: {
      amountInCents: isOver ? charge.amountInCents : owedToday(charge),
      method: "PIX",
      paidOn: today,
      note: "",
      waivesLate: false,
      requestKey,
    },
    input: (input) => ({ chargeId: charge.id, ...input }),
    onDone: (_done, input) => {
      toast.success({
        title: "Pagamento registrado",
        description: `${payerOf(charge)}: ${formatMoney(input.amountInCents)}`,
      });
      onDone();
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
