import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { paymentMethodLabel, paymentMethods } from "../../../server/billing/charge-words.rules";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DateField, SelectField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerFormWith } from "../../ui/form/server-form";
import { formatMoney, formatMonth } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import {
  type CommissionDialogProps,
  type OfStatement,
  useAdjustCommissionMutation,
  useCloseCommissionStatementMutation,
  usePayCommissionStatementMutation,
  useReopenCommissionStatementMutation,
} from "./teacher-commission";

interface StatementDialogProps extends CommissionDialogProps {
  act: "close" | "reopen";
  statement: OfStatement;
}

/** Closes a month, or opens it again while it is not paid. */
export function StatementDialog({
  act,
  teacher,
  statement,
  asked,
  month,
  today,
  open,
  onClose,
}: StatementDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [close, closing] = useCloseCommissionStatementMutation();
  const [reopen, reopening] = useReopenCommissionStatementMutation();
  const { id: statementId, payableInCents } = statement;
  const closes = act === "close";
  const confirm = async () => {
    const answer = closes
      ? (await close({ input: { statementId, payableInCents }, month: asked }))?.closeCommissionStatement
      : (await reopen({ input: { statementId }, month: asked }))?.reopenCommissionStatement;
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    toast.success({ title: closes ? "Extrato fechado" : "Extrato reaberto", description: teacher.name });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={closes ? "Fechar o extrato?" : "Reabrir o extrato?"}
      description={`${teacher.name}, ${formatMonth(month)}: ${formatMoney(payableInCents)}.`}
      confirmLabel={closes ? "Fechar extrato" : "Reabrir extrato"}
      pendingLabel={closes ? "Fechando…" : "Reabrindo…"}
      pending={closing || reopening}
      onConfirm={() => void confirm()}
    >
      <Stack gap="3">
        <Text>
          {closes
            ? "Os valores ficam como estão agora. O que mudar depois entra como correção no próximo extrato."
            : "Os valores voltam a acompanhar as chamadas até você fechar de novo."}
        </Text>
        {closes && today < addMonths(month, 1) ? (
          <Notice tone="warning">
            O mês ainda não acabou: as aulas que faltam entram como correção no próximo extrato.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}

const directions = [
  { value: "ADD", label: "Acrescentar" },
  { value: "TAKE_OFF", label: "Descontar" },
];

/** An amount that a month brings beside its classes, or less than they do; the teacher reads why. */
export function AdjustDialog({ teacher, asked, month, open, onClose }: CommissionDialogProps) {
  // The same button pressed twice adjusts once.
  const [key] = useState(newKey);
  const [adjust, adjusting] = useAdjustCommissionMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ direction, amountInCents, reason }) => {
        const signed = direction === "ADD" ? amountInCents : -amountInCents;
        const input = { teacherArenaId: teacher.id, key, month, amountInCents: signed, reason };
        return (await adjust({ input, month: asked }))?.adjustCommission;
      },
      adjusting,
    ],
    {
      rules: async () =>
        (await import("../../../server/billing/commissions/commission-input.rules")).typedAdjustmentSchema,
      defaultValues: { direction: "ADD", reason: "" },
      onDone: () => {
        toast.success({ title: "Ajuste lançado", description: teacher.name });
        onClose();
      },
    },
  );
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Lançar ajuste"
      description={`${teacher.name}, ${formatMonth(month)}. Um ajuste não se apaga: se errar, lance o contrário.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Lançar"
      pendingLabel="Lançando…"
    >
      <SelectField
        label="O que fazer"
        options={directions}
        error={errors.direction?.message}
        {...register("direction")}
      />
      <MoneyField control={control} name="amountInCents" label="Valor" required />
      <TextAreaField
        label="Motivo"
        required
        rows={3}
        hint="O professor lê."
        error={errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabel[value] }));

interface PayStatementDialogProps extends CommissionDialogProps {
  statement: OfStatement;
}

/** Writes down when and how a statement was paid. */
export function PayStatementDialog({
  teacher,
  statement,
  asked,
  month,
  today,
  open,
  onClose,
}: PayStatementDialogProps) {
  const [pay, paying] = usePayCommissionStatementMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (payment) =>
        (await pay({ input: { statementId: statement.id, ...payment }, month: asked }))
          ?.payCommissionStatement,
      paying,
    ],
    {
      rules: async () =>
        (await import("../../../server/billing/commissions/commission-input.rules")).commissionPaymentSchema,
      defaultValues: { paidOn: today, method: "PIX", note: "" },
      onDone: () => {
        toast.success({ title: "Pagamento registrado", description: teacher.name });
        onClose();
      },
    },
  );
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Registrar pagamento"
      description={`${teacher.name}, ${formatMonth(month)}: ${formatMoney(statement.payableInCents)}. Depois de pago, o extrato não muda mais.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Registrar"
      pendingLabel="Registrando…"
    >
      <DateField
        label="Dia do pagamento"
        required
        max={today}
        error={errors.paidOn?.message}
        {...register("paidOn")}
      />
      <SelectField
        label="Forma de pagamento"
        options={methods}
        error={errors.method?.message}
        {...register("method")}
      />
      <TextField
        label="Observação"
        hint="O professor lê."
        autoComplete="off"
        error={errors.note?.message}
        {...register("note")}
      />
    </FormDialog>
  );
}
