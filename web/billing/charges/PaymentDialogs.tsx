import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { TextAreaField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerForm } from "../../ui/form/server-form";
import { SwitchField } from "../../ui/form/SwitchField";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { type ChargeDialogProps, owedToday, type ShownCharge } from "./shown-charge";
import { payerOf } from "./charge-columns";
import { HowItCameFields } from "./HowItCameFields";
import { useRefundChargeMutation, useRegisterPaymentMutation } from "./use-charge-mutations";

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
  const [cents, waives, paidOn] = useWatch({ control, name: ["amountInCents", "waivesLate", "paidOn"] });
  const late = charge.fineInCents + charge.interestInCents;
  const due = isOver
    ? charge.amountInCents
    : waives
      ? owedWithoutLate(charge)
      : owedOn(charge, paidOn ? paidOn : today, today);
  const own = dirtyFields.amountInCents === true;
  useEffect(() => {
    if (!own) setValue("amountInCents", due ?? 0, { shouldDirty: false });
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
      {late > 0 && owedWithoutLate(charge) > 0 ? (
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

/** Once fine and interest are waived, what has paid them pays the charge. */
const owedWithoutLate = ({ amountInCents, receivedInCents }: ShownCharge): number =>
  Math.max(0, amountInCents - receivedInCents);

/** What a payment of a day has to cover; null if only the server knows the fine and interest of that day. */
function owedOn(charge: ShownCharge, day: string, today: string): number | null {
  const owed = owedToday(charge);
  if (day === today || owed === charge.openInCents) return owed;
  const isInTime = typeof charge.dueOn === "string" && day <= charge.dueOn;
  return isInTime && charge.receivedInCents === 0 ? charge.openInCents : null;
}

/** What happens with the remainder, or with an overpayment. @param due null if it is not known. */
function differs(cents: number, due: number | null): string | undefined {
  if (due === null) return "A multa e os juros são os do dia do pagamento. Escreva quanto entrou.";
  if (cents > due) return `${formatMoney(cents - due)} a mais ficam como crédito de quem pagou.`;
  return cents > 0 && cents < due ? `Continuam em aberto ${formatMoney(due - cents)}.` : undefined;
}

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
