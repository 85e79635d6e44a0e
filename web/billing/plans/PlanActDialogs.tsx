import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import type { ChargeStatus } from "../../../server/billing/charge.rules";
import { goesWithEnd } from "../../../server/billing/monthly-plan.rules";
import { comingMonths } from "../../../server/billing/plans/plan-standing.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { CheckChips } from "../../ui/form/Chips";
import { DateField, SelectField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerForm } from "../../ui/form/server-form";
import { formatDate, formatMoney, formatMonth } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { together } from "../../ui/place-clocks";
import { toast } from "../../ui/toaster";
import type { PlanDialogProps, ShownPlan } from "./plan-columns";
import { useChangePriceMutation, useEndPlanMutation, usePausePlanMutation } from "./use-plan-mutations";

/** The status that is kept: what is late is open, what has credit to be refunded is over. */
function keptStatus(standing: ChargeStanding): ChargeStatus {
  if (standing === "OVERDUE") return "PENDING";
  return standing === "TO_REFUND" ? "CANCELLED" : standing;
}

/** Months whose charges would be cancelled. */
const cancelledBy = ({ charges }: ShownPlan, endsOn: string): string[] =>
  charges
    .filter(({ month, standing, receivedInCents }) =>
      goesWithEnd({ month: month.slice(0, 7), status: keptStatus(standing), receivedInCents }, endsOn),
    )
    .map(({ month }) => formatMonth(month))
    .toReversed();

/** 'Encerrar': with a day, its last. */
export function EndPlanDialog({ plan, today, open, onDone, onClose }: PlanDialogProps) {
  const { form, submit, pending } = useServerForm(useEndPlanMutation(), {
    rules: async () => (await import("../../../server/billing/plans/monthly-plan-input.rules")).planEndSchema,
    defaultValues: { endsOn: plan.endsOn ?? (plan.startsOn > today ? plan.startsOn : today) },
    input: ({ endsOn }) => ({ planId: plan.id, endsOn }),
    onDone: (done, { endsOn }) => {
      const { cancelledCount } = done;
      const cancelled = counted(cancelledCount, "cobrança cancelada", "cobranças canceladas");
      toast.success({
        title: `Mensalidade encerrada em ${formatDate(endsOn)}`,
        description: cancelledCount === 0 ? plan.athleteName : `${plan.athleteName}: ${cancelled}`,
      });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const endsOn = useWatch({ control, name: "endsOn" });
  const cancelled = endsOn ? cancelledBy(plan, endsOn) : [];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Encerrar mensalidade?"
      description={`${plan.athleteName}, ${plan.description}: o mês do último dia é cobrado inteiro, e nenhum depois dele.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Encerrar"
      pendingLabel="Encerrando…"
      dangerous
    >
      <DateField
        label="Último dia"
        required
        min={plan.startsOn}
        error={formState.errors.endsOn?.message}
        {...register("endsOn")}
      />
      {cancelled.length > 0 ? (
        <Notice tone="warning">
          {cancelled.length === 1
            ? `A cobrança de ${cancelled[0]} será cancelada.`
            : `As cobranças de ${together(cancelled)} serão canceladas.`}
        </Notice>
      ) : null}
    </FormDialog>
  );
}

/** "dez 26". */
const shortMonth = (month: string): string => `${formatMonth(month).slice(0, 3)} ${month.slice(2, 4)}`;

/** 'Pausar': months for which nothing is charged. Sends only what is other than before. */
export function PauseDialog({ plan, today, open, onClose }: PlanDialogProps) {
  const [paused, setPaused] = useState<readonly string[]>(plan.pausedMonths);
  const { form, submit, pending } = useServerForm(usePausePlanMutation(), {
    rules: async () =>
      (await import("../../../server/billing/plans/monthly-plan-input.rules")).planPausesSchema,
    defaultValues: { months: [], resumedMonths: [] },
    input: ({ months, resumedMonths }) => ({ planId: plan.id, months, resumedMonths }),
    onDone: (_done, { months, resumedMonths }) => {
      const said = [
        ...(months.length > 0 ? [`${together(months.map(formatMonth))} em pausa`] : []),
        ...(resumedMonths.length > 0 ? [`${together(resumedMonths.map(formatMonth))} de volta`] : []),
      ];
      toast.success({ title: "Pausas salvas", description: `${plan.athleteName}: ${said.join("; ")}` });
      onClose();
    },
  });
  const { formState, setValue } = form;
  const { errors } = formState;

  const choose = (months: readonly string[]) => {
    setPaused(months);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const without = (some: readonly string[], others: readonly string[]) =>
      some.filter((month) => !others.includes(month));
    setValue("months", without(months, plan.pausedMonths), options);
    setValue("resumedMonths", without(plan.pausedMonths, months), options);
  };
  const charged = new Set(plan.charges.map(({ month }) => month));
  const options = comingMonths(today).map((month) => ({
    value: month,
    label: shortMonth(month),
    spoken: charged.has(month) ? `${formatMonth(month)}, já cobrado` : formatMonth(month),
    disabled: charged.has(month) && !plan.pausedMonths.includes(month),
  }));
  const blocked = options.filter(({ disabled }) => disabled).map(({ value }) => formatMonth(value));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Pausar"
      description={`${plan.athleteName}, ${plan.description}: nos meses marcados nada é cobrado. Desmarque para voltar a cobrar.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar pausas"
      pendingLabel="Salvando…"
    >
      <CheckChips
        legend="Meses em pausa"
        columns={4}
        options={options}
        value={paused}
        onChange={choose}
        error={errors.months?.message ?? errors.resumedMonths?.message}
      />
      {blocked.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {blocked.length === 1
            ? `A cobrança de ${blocked[0]} já foi gerada.`
            : `As cobranças de ${together(blocked)} já foram geradas.`}{" "}
          Para não cobrar, cancele no Financeiro.
        </Text>
      ) : null}
    </FormDialog>
  );
}

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
