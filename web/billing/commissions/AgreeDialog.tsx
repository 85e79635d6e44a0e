import { useState } from "react";
import { useWatch } from "react-hook-form";
import {
  commissionModelLabel,
  commissionModels,
} from "../../../server/billing/commissions/commission-words.rules";
import {
  classKindLabel,
  classKinds,
  type ClassKind,
} from "../../../server/classes/class-kind-and-status.rules";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { useServerFormWith } from "../../ui/form/server-form";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import { type CommissionDialogProps, useAgreeOnCommissionMutation } from "./teacher-commission";
import { basisPointsFromTyping } from "../../ui/form/typed-numbers";

const models = commissionModels.map((value) => ({ value, label: commissionModelLabel[value] }));
const kinds = classKinds.map((value) => ({ value, label: classKindLabel[value] }));

/** A new rule for a teacher: for one kind of class or for all, from a day on. */
export function AgreeDialog({ teacher, asked, today, open, onClose }: CommissionDialogProps) {
  // The same button pressed twice agrees once.
  const [key] = useState(newKey);
  const [agree, agreeing] = useAgreeOnCommissionMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (rule) => {
        const input = { teacherArenaId: teacher.id, key, ...rule };
        return (await agree({ input, month: asked }))?.agreeOnCommission;
      },
      agreeing,
    ],
    {
      rules: async () =>
        (await import("../../../server/billing/commissions/commission-input.rules")).commissionRuleSchema,
      defaultValues: { kind: null, model: "FIXED_PER_CLASS", from: today },
      onDone: () => {
        toast.success({ title: "Regra salva", description: teacher.name });
        onClose();
      },
    },
  );
  const { register, control, formState, resetField } = form;
  const { errors } = formState;
  const isPercentage = useWatch({ control, name: "model" }) === "PERCENT_CHARGED";
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Nova regra de comissão"
      description={`${teacher.name}: vale para as chamadas feitas a partir de agora. O que já foi calculado não muda.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar regra"
      pendingLabel="Salvando…"
    >
      <SelectField
        label="Tipo de aula"
        options={kinds}
        placeholder="Todas as aulas"
        hint="A regra de um tipo vem antes da regra de todas as aulas."
        error={errors.kind?.message}
        {...register("kind", { setValueAs: (value: ClassKind | "" | null) => value || null })}
      />
      <SelectField
        label="Como se calcula"
        options={models}
        error={errors.model?.message}
        {...register("model", { onChange: () => resetField("value") })}
      />
      {isPercentage ? (
        <TextField
          key="percentual"
          label="Percentual"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="45"
          hint="Do valor da aula, por aluno que usou a vaga: 45 ou 33,33."
          error={errors.value?.message}
          {...register("value", { setValueAs: basisPointsFromTyping })}
        />
      ) : (
        <MoneyField key="valor" control={control} name="value" label="Valor" required />
      )}
      <DateField
        label="Vale desde"
        required
        hint="O primeiro dia de aula em que ela conta."
        error={errors.from?.message}
        {...register("from")}
      />
    </FormDialog>
  );
}
