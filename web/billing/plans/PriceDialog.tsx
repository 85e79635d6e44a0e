import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { comingMonths } from "../../../server/billing/plans/month-run.rules";
import type { planPriceSchema } from "../../../server/billing/plans/monthly-plan-input.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { tellRefusal } from "../../ui/form/refusal";
import { SelectField } from "../../ui/form/SelectField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatMoney, formatMonth } from "../../ui/format";
import { toast } from "../../ui/toaster";
import type { PlanDialogProps } from "./plan-acts";
import { useChangePriceMutation } from "./use-plan-mutations";

type Typed = z.input<typeof planPriceSchema>;
type Sent = z.output<typeof planPriceSchema>;

/** 'Novo valor': from a month on, for what is not charged yet. */
export function PriceDialog({ plan, today, open, onClose }: PlanDialogProps) {
  const months = comingMonths(today);
  const isCharged = (month: string) => plan.charges.some((charge) => charge.month === month);
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () => (await import("../../../server/billing/plans/monthly-plan-input.rules")).planPriceSchema,
    ),
    defaultValues: {
      fromMonth: months.find((month) => !isCharged(month)) ?? months[0] ?? "",
      amountInCents: plan.amountInCents,
    },
  });
  const { register, control, formState } = form;
  const [change, pending] = useChangePriceMutation();
  const submit = async ({ fromMonth, amountInCents }: Sent) => {
    const answer = (await change({ input: { planId: plan.id, fromMonth, amountInCents } }))?.changePlanPrice;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({
      title: `${formatMoney(amountInCents)} a partir de ${formatMonth(fromMonth)}`,
      description: plan.athleteName,
    });
    onClose();
  };
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
