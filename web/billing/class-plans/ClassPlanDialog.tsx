import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import {
  classPlanKindLabel,
  classPlanKinds,
  fifthWeekRule,
  planInWords,
  type ClassPlanKind,
} from "../../../server/billing/class-plans/class-plan.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextField } from "../../ui/form/Fields";
import { useServerFormWith } from "../../ui/form/server-form";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useChangeClassPlanMutation, useCreateClassPlanMutation } from "./use-class-plan-mutations";

export interface ShownClassPlan {
  id: string;
  kind: ClassPlanKind;
  name: string;
  priceInCents: number;
  classCount: number | null;
  validDays: number | null;
  active: boolean;
}

interface ClassPlanDialogProps {
  arenaId: string;
  /** Null for a new one. */
  plan: ShownClassPlan | null;
  open: boolean;
  onClose: () => void;
}

const kinds = classPlanKinds.map((value) => ({ value, label: classPlanKindLabel[value] }));

/** 'Novo plano' and 'Alterar plano'. */
export function ClassPlanDialog({ arenaId, plan, open, onClose }: ClassPlanDialogProps) {
  // The same button pressed twice makes it once.
  const [requestKey] = useState(newKey);
  const [create, creating] = useCreateClassPlanMutation();
  const [change, changing] = useChangeClassPlanMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ active, kind: typedKind, ...terms }) =>
        plan === null
          ? (await create({ input: { arenaId, kind: typedKind, requestKey, ...terms } }))?.createClassPlan
          : (await change({ input: { planId: plan.id, active, ...terms } }))?.changeClassPlan,
      creating || changing,
    ],
    {
      rules: async () =>
        (await import("../../../server/billing/class-plans/class-plan.rules")).classPlanSchema,
      defaultValues: {
        kind: plan?.kind ?? "PACKAGE",
        name: plan?.name ?? "",
        priceInCents: plan?.priceInCents,
        classCount: plan === null ? 8 : plan.classCount,
        validDays: plan === null ? 60 : plan.validDays,
        active: plan?.active ?? true,
      },
      onDone: (_done, { name }) => {
        toast.success({ title: plan === null ? "Plano criado" : "Plano alterado", description: name });
        onClose();
      },
    },
  );
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={plan === null ? "Novo plano" : "Alterar plano"}
      description={plan === null ? undefined : "O que já foi vendido não muda."}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={plan === null ? "Criar plano" : "Salvar plano"}
      pendingLabel="Salvando…"
    >
      {plan === null ? (
        <ChoiceChips
          legend="Tipo"
          columns={{ base: 1, sm: 3 }}
          options={kinds}
          value={kind}
          onChange={(value) => setValue("kind", value, { shouldDirty: true })}
          error={errors.kind?.message}
        />
      ) : null}
      <TextField
        label="Nome"
        required
        hint="Quem paga lê."
        autoComplete="off"
        error={errors.name?.message}
        {...register("name")}
      />
      <MoneyField
        label={kind === "MONTHLY" ? "Valor por mês (R$)" : "Valor (R$)"}
        required
        control={control}
        name="priceInCents"
      />
      {kind === "PACKAGE" ? (
        <SimpleGrid columns={2} gap="5" alignItems="start">
          <TextField
            label="Aulas"
            type="number"
            inputMode="numeric"
            min={1}
            max={60}
            required
            error={errors.classCount?.message}
            {...register("classCount", { setValueAs: numberOrNull })}
          />
          <TextField
            label="Valem por (dias)"
            type="number"
            inputMode="numeric"
            min={1}
            max={730}
            required
            error={errors.validDays?.message}
            {...register("validDays", { setValueAs: numberOrNull })}
          />
        </SimpleGrid>
      ) : (
        <Notice tone="info">
          {kind === "MONTHLY"
            ? `Paga as aulas da semana que você marca no calendário. ${fifthWeekRule}`
            : `Vale ${planInWords({ kind })}.`}
        </Notice>
      )}
      {plan === null ? null : (
        <SwitchField
          control={control}
          name="active"
          label="À venda"
          hint="Fora de venda, fica na lista e ninguém mais compra."
        />
      )}
    </FormDialog>
  );
}
