import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { comingMonths } from "../../../server/billing/plans/month-run.rules";
import { CheckChips } from "../../ui/form/CheckChips";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatMonth } from "../../ui/format";
import { together } from "../../ui/place-clocks";
import { toast } from "../../ui/toaster";
import type { PlanDialogProps } from "./plan-acts";
import { usePausePlanMutation } from "./use-plan-mutations";

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
