import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { mostChargedAtOnce } from "../../../server/billing/charges/charge-kind.rules";
import { planChargeOf } from "../../../server/billing/monthly-plan.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { AthletesField } from "../../athletes/public/AthleteChoice";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney, formatMonth } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { useCreatePlansMutation } from "./use-plan-mutations";

interface NewPlansDialogProps {
  arenaId: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`).map((day) => ({
  value: day,
  label: day === "31" ? "Último dia" : `Dia ${day}`,
}));

/** 'Nova mensalidade': the same for each of several athletes. */
export function NewPlansDialog({ arenaId, today, open, onDone, onClose }: NewPlansDialogProps) {
  // The same button pressed twice makes them once.
  const [requestKey] = useState(newKey);
  const { form, submit, pending } = useServerForm(useCreatePlansMutation(), {
    rules: async () =>
      (await import("../../../server/billing/plans/monthly-plan-input.rules")).createMonthlyPlansSchema,
    defaultValues: {
      athleteIds: [],
      description: "",
      dueDay: 5,
      startsOn: today,
      endsOn: "",
      proratesFirstMonth: true,
      requestKey,
    },
    input: (input) => ({ arenaId, ...input }),
    onDone: (done, input) => {
      const { length } = done.monthlyPlans;
      toast.success({
        title: counted(length, "mensalidade criada", "mensalidades criadas"),
        description: `${formatMoney(input.amountInCents)} por mês${length === 1 ? "" : " cada uma"}`,
      });
      onDone();
    },
  });
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const [athleteIds, cents, startsOn] = useWatch({
    control,
    name: ["athleteIds", "amountInCents", "startsOn"],
  });
  const several =
    athleteIds.length > 1 && cents
      ? `${athleteIds.length} atletas: ${formatMoney(athleteIds.length * cents)} por mês`
      : undefined;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Nova mensalidade"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar"
      pendingLabel="Criando…"
    >
      <AthletesField
        label="Atletas"
        addLabel="Incluir atleta"
        hint="Cada um paga o mesmo valor, todo mês."
        arenaId={arenaId}
        value={athleteIds}
        onChange={(ids) =>
          setValue("athleteIds", ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        max={mostChargedAtOnce}
        error={errors.athleteIds?.message}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <MoneyField
          label="Valor por mês (R$)"
          required
          hint={several}
          control={control}
          name="amountInCents"
        />
        <SelectField
          label="Vencimento"
          required
          options={days}
          error={errors.dueDay?.message}
          {...register("dueDay", { valueAsNumber: true })}
        />
        <DateField label="Começo" required error={errors.startsOn?.message} {...register("startsOn")} />
        <DateField
          label="Fim"
          hint="Em branco: até você encerrar."
          error={errors.endsOn?.message}
          {...register("endsOn")}
        />
      </SimpleGrid>
      <SwitchField
        control={control}
        name="proratesFirstMonth"
        label="Primeiro mês proporcional aos dias"
        hint={firstMonth(startsOn, cents)}
      />
      <TextField
        label="Descrição"
        hint="Em branco: Mensalidade. Quem paga lê."
        autoComplete="off"
        error={errors.description?.message}
        {...register("description")}
      />
    </FormDialog>
  );
}

/** What the first month comes to by days, where that is less than the whole; undefined while it cannot be said. */
function firstMonth(startsOn: string, amountInCents: number | undefined): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(startsOn) || !amountInCents) return undefined;
  const plan = { amountInCents, dueDay: 1, startsOn, endsOn: null, proratesFirstMonth: true };
  const first = planChargeOf(plan, startsOn.slice(0, 7), [])?.amountInCents ?? 0;
  return first === amountInCents
    ? "Começa no dia 1º: o primeiro mês é inteiro."
    : `${formatMonth(startsOn)}: ${formatMoney(first)} em vez de ${formatMoney(amountInCents)}.`;
}
