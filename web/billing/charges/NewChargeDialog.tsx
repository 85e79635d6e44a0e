import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import {
  chargeableKinds,
  chargeKindLabel,
  mostChargedAtOnce,
} from "../../../server/billing/charges/charge-kind.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { AthletesField } from "../../athletes/public/AthleteChoice";
import { ChoiceChips } from "../../ui/form/Chips";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney, formatMonth } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { useCreateChargesMutation } from "./use-charge-mutations";

interface NewChargeDialogProps {
  arenaId: string;
  /** The athlete selected at first; null for none. */
  athlete: { id: string; name: string } | null;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const payers = [
  { value: "ATHLETES", label: "Atletas" },
  { value: "CLIENT", label: "Outra pessoa" },
] as const;
const kinds = chargeableKinds.map((value) => ({ value, label: chargeKindLabel[value] }));

/** 'Nova Cobrança': the same charge for each of several athletes, or for one payer who has no athlete profile. */
export function NewChargeDialog({ arenaId, athlete, today, open, onDone, onClose }: NewChargeDialogProps) {
  // Idempotency key: a double click charges once.
  const [requestKey] = useState(newKey);
  const [payer, setPayer] = useState<(typeof payers)[number]["value"]>("ATHLETES");
  const { form, submit, pending } = useServerForm(useCreateChargesMutation(), {
    rules: async () =>
      (await import("../../../server/billing/charges/charge-input.rules")).createChargesSchema,
    defaultValues: {
      athleteIds: athlete ? [athlete.id] : [],
      clientName: "",
      kind: "MONTHLY_FEE",
      description: "",
      dueOn: today,
      referenceMonth: "",
      requestKey,
    },
    input: (input) => ({ arenaId, ...input }),
    onDone: (done, input) => {
      const { length } = done.charges;
      toast.success({
        title:
          length === 1 ? "Cobrança criada" : `${counted(length, "cobrança criada", "cobranças criadas")}`,
        description: `${formatMoney(input.amountInCents)}${length === 1 ? "" : " cada uma"}`,
      });
      onDone();
    },
  });
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const [athleteIds, cents] = useWatch({ control, name: ["athleteIds", "amountInCents"] });

  const choose = (next: typeof payer) => {
    setPayer(next);
    form.clearErrors(["athleteIds", "clientName"]);
    if (next === "ATHLETES") setValue("clientName", "");
    else setValue("athleteIds", []);
  };
  const several =
    athleteIds.length > 1 && cents
      ? `${athleteIds.length} atletas: ${formatMoney(athleteIds.length * cents)} ao todo`
      : undefined;
  const months = Array.from({ length: 15 }, (_, index) => addMonths(firstOfMonth(today), 2 - index));

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Nova Cobrança"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cobrar"
      pendingLabel="Cobrando…"
    >
      <ChoiceChips legend="Quem paga" columns={2} options={payers} value={payer} onChange={choose} />
      {payer === "ATHLETES" ? (
        <AthletesField
          label="Atletas"
          addLabel="Incluir atleta"
          hint="Cada um recebe a mesma cobrança."
          arenaId={arenaId}
          value={athleteIds}
          onChange={(ids) =>
            setValue("athleteIds", ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          max={mostChargedAtOnce}
          first={athlete ? [athlete] : []}
          byClass
          error={errors.athleteIds?.message}
        />
      ) : (
        <TextField
          label="Nome do cliente"
          required
          autoComplete="off"
          error={errors.clientName?.message ?? errors.athleteIds?.message}
          {...register("clientName")}
        />
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <SelectField
          label="Tipo de Cobrança"
          required
          options={kinds}
          error={errors.kind?.message}
          {...register("kind")}
        />
        <MoneyField label="Valor (R$)" required hint={several} control={control} name="amountInCents" />
        <DateField label="Vencimento" required error={errors.dueOn?.message} {...register("dueOn")} />
        <SelectField
          label="Mês de referência"
          placeholder="O do vencimento"
          options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
          error={errors.referenceMonth?.message}
          {...register("referenceMonth")}
        />
      </SimpleGrid>
      <TextField
        label="Descrição"
        hint="Em branco: o nome do tipo. Quem paga lê."
        autoComplete="off"
        error={errors.description?.message}
        {...register("description")}
      />
    </FormDialog>
  );
}
