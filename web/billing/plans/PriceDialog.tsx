import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch } from "react-hook-form";
import { comingMonths } from "../../../server/billing/plans/month-run.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { SelectField } from "../../ui/form/SelectField";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatMoney, formatMonth } from "../../ui/format";
import { toast } from "../../ui/toaster";
import type { PlanDialogProps } from "./plan-acts";
import { useChangePriceMutation } from "./use-plan-mutations";

/** 'Novo valor': from a month on, for what is not charged yet. */
export function PriceDialog({ plan, today, open, onClose }: PlanDialogProps) {
  const months = comingMonths(today);
  const isCharged = (month: string) => plan.charges.some((charge) => charge.month === month);
  const { form, submit, pending } = useServerForm(useChangePriceMutation(), {
    rules: async () =>
      (await import("../../../server/billing/plans/monthly-plan-input.rules")).planPriceSchema,
    defaultValues: {
      fromMonth: months.find((month) => !isCharged(month)) ?? months[0] ?? "",
      amountInCents: plan.amountInCents,
    },
    input: ({ fromMonth, amountInCents }) => ({ planId: plan.id, fromMonth, amountInCents }),
    onDone: (_done, { fromMonth, amountInCents }) => {
      toast.success({
        title: `${formatMoney(amountInCents)} a partir de ${formatMonth(fromMonth)}`,
        description: plan.athleteName,
      });
      onClose();
    },
  });
  const { register, control, formState } = form;
  const fromMonth = useWatch({ control, name: "fromMonth" });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Novo valor"
      description={`${plan.athleteName}, ${plan.description}: ${formatMoney(plan.amountInCents)} neste mês. O que já foi cobrado não muda.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar valor"
      pendingLabel="Salvando…"
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <MoneyField label="Valor (R$)" required control={control} name="amountInCents" />
        <SelectField
          label="A partir de"
          required
          options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
          hint={isCharged(fromMonth) ? "Já cobrado: o valor novo vale nas próximas." : undefined}
          error={formState.errors.fromMonth?.message}
          {...register("fromMonth")}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
