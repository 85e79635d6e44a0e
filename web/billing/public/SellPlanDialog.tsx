import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import {
  classPlanKindLabel,
  fifthWeekRule,
  planInWords,
  type ClassPlanKind,
} from "../../../server/billing/class-plans/class-plan.rules";
import { paymentMethodLabel, paymentMethods } from "../../../server/billing/charge-words.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { SellPlanDialogQuery } from "../../__generated__/SellPlanDialogQuery.graphql";
import { AskedDialog } from "../../ui/Asked";
import { ChoiceChips } from "../../ui/form/Chips";
import { ChoiceList } from "../../ui/form/Choices";
import { DateField, SelectField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerFormWith } from "../../ui/form/server-form";
import { formatMoney, today } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useSellClassPlanMutation } from "../class-plans/use-class-plan-mutations";

interface SellPlanDialogProps {
  /** Of the arena's list. */
  athlete: { id: string; name: string };
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Vender plano': credits for classes, and what is owed for them. */
export const SellPlanDialog = (props: SellPlanDialogProps) => (
  <AskedDialog onClose={props.onClose}>
    {(fetchKey) => <OfArena fetchKey={fetchKey} {...props} />}
  </AskedDialog>
);

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabel[value] }));
const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`).map((day) => ({
  value: day,
  label: day === "31" ? "Último dia" : `Dia ${day}`,
}));

/** What is on sale is asked for as the dialog opens. */
function OfArena({ athlete, open, onDone, onClose, fetchKey }: SellPlanDialogProps & { fetchKey: string }) {
  const { node } = useLazyLoadQuery<SellPlanDialogQuery>(
    graphql`
      query SellPlanDialogQuery($id: ID!) {
        node(id: $id) {
          ... on ArenaAthlete {
            plansOnSale {
              id
              kind
              name
              priceInCents
              classCount
              validDays
            }
          }
        }
      }
    `,
    { id: athlete.id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  const plans = (node?.plansOnSale ?? []).map(({ id, kind, name, priceInCents, classCount, validDays }) => ({
    id,
    kind: kind as ClassPlanKind,
    name,
    priceInCents,
    classCount,
    validDays,
  }));
  // The same button pressed twice sells once.
  const [requestKey] = useState(newKey);
  const [planId, setPlanId] = useState<string | null>(plans.length === 1 ? (plans[0]?.id ?? null) : null);
  const plan = plans.find(({ id }) => id === planId);
  const [sell, selling] = useSellClassPlanMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ startsOn, dueOn, dueDay, proratesFirstMonth, ...sale }) => {
        if (!plan) {
          form.setError("root", { message: "Escolha o plano." });
          return null;
        }
        const terms = plan.kind === "MONTHLY" ? { startsOn, dueDay, proratesFirstMonth } : { dueOn };
        const input = { arenaAthleteId: athlete.id, planId: plan.id, ...sale, ...terms };
        return (await sell({ input: { ...input, priceInCents: plan.priceInCents } }))?.sellClassPlan;
      },
      selling,
    ],
    {
      rules: async () =>
        (await import("../../../server/billing/class-plans/class-plan.rules")).sellClassPlanSchema,
      defaultValues: {
        priceInCents: plan?.priceInCents ?? 1,
        dueOn: addDays(today(brasiliaTime), 7),
        paidBy: null,
        startsOn: today(brasiliaTime),
        dueDay: 5,
        proratesFirstMonth: true,
        requestKey,
      },
      onDone: () => {
        if (plan)
          toast.success({
            title: "Plano vendido",
            description: `${athlete.name}: ${plan.name}, ${formatMoney(plan.priceInCents)}`,
          });
        onDone();
      },
    },
  );
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const paidBy = useWatch({ control, name: "paidBy" });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Vender plano"
      description={athlete.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={plan ? `Vender por ${formatMoney(plan.priceInCents)}` : "Vender"}
      pendingLabel="Vendendo…"
    >
      <ChoiceList
        legend="Plano"
        choices={plans.map((one) => ({
          key: one.id,
          name: one.name,
          facts: `${classPlanKindLabel[one.kind]} · ${formatMoney(one.priceInCents)} · ${planInWords(one)}`,
        }))}
        chosen={planId}
        onChoose={setPlanId}
        empty="Nenhum plano à venda. Crie um em Configurações da Arena, Quadras e preços."
      />
      <ChoiceChips
        legend="Pagamento"
        options={[
          { value: "CHARGE", label: "Cobrar" },
          { value: "PAID", label: "Pago fora" },
        ]}
        value={paidBy ? "PAID" : "CHARGE"}
        onChange={(value) =>
          setValue("paidBy", value === "PAID" ? "PIX" : null, { shouldDirty: true, shouldValidate: true })
        }
      />
      {paidBy ? (
        <SelectField
          label="Forma de pagamento"
          required
          options={methods}
          hint="A cobrança nasce paga, com o dia de hoje."
          error={errors.paidBy?.message}
          {...register("paidBy")}
        />
      ) : null}
      {plan?.kind === "MONTHLY" ? (
        <>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
            <DateField label="Começo" required error={errors.startsOn?.message} {...register("startsOn")} />
            <SelectField
              label="Vencimento"
              required
              options={days}
              error={errors.dueDay?.message}
              {...register("dueDay", { valueAsNumber: true })}
            />
          </SimpleGrid>
          <SwitchField
            control={control}
            name="proratesFirstMonth"
            label="Primeiro mês proporcional aos dias"
          />
          <Notice tone="info">As aulas da semana são marcadas no calendário. {fifthWeekRule}</Notice>
        </>
      ) : paidBy ? null : (
        <DateField
          label="Vencimento"
          required
          min={today(brasiliaTime)}
          error={errors.dueOn?.message}
          {...register("dueOn")}
        />
      )}
    </FormDialog>
  );
}
