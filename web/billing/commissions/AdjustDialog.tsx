import { useState } from "react";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { SelectField } from "../../ui/form/SelectField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useServerFormWith } from "../../ui/form/use-server-form";
import { formatMonth } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import type { CommissionDialogProps } from "./commission-teacher";
import { useAdjustCommissionMutation } from "./use-commission-mutations";

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
