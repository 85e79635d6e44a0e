import { useWatch } from "react-hook-form";
import type { ChargeStatus } from "../../../server/billing/charge.rules";
import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { goesWithEnd } from "../../../server/billing/monthly-plan.rules";
import { counted } from "../../../server/platform/plural.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatDate, formatMonth } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { together } from "../../ui/place-clocks";
import { toast } from "../../ui/toaster";
import type { PlanDialogProps } from "./plan-acts";
import type { ShownPlan } from "./read-plan";
import { useEndPlanMutation } from "./use-plan-mutations";

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
