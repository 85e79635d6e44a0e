import { paymentMethodLabel, paymentMethods } from "../../../server/billing/payment-status.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { useServerFormWith } from "../../ui/form/use-server-form";
import { formatMoney, formatMonth } from "../../ui/format";
import { toast } from "../../ui/toaster";
import type { CommissionDialogProps, OfStatement } from "./commission-teacher";
import { usePayCommissionStatementMutation } from "./use-commission-mutations";

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
