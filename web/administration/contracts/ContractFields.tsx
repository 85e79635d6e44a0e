import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch, type Control, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import {
  billingPeriodLabel,
  billingPeriods,
} from "../../../server/administration/contracts/billing-period.rules";
import type { contractTermsSchema } from "../../../server/administration/contracts/contract.rules";
import { DateField } from "../../ui/form/DateField";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { SelectField } from "../../ui/form/SelectField";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextField } from "../../ui/form/TextField";

export type TermsTyped = z.input<typeof contractTermsSchema>;

interface ContractFieldsProps<Values extends TermsTyped, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
}

/** What is agreed. */
export function ContractFields<Values extends TermsTyped, Sent>({ form }: ContractFieldsProps<Values, Sent>) {
  // A form of more fields is one of these too, which its type cannot say.
  const { register, control, formState } = form as unknown as UseFormReturn<TermsTyped>;
  const { errors } = formState;
  const renewsItself = useWatch({ control: control as Control<TermsTyped>, name: "renewsItself" });
  return (
    <>
      <TextField
        label="Plano"
        required
        autoComplete="off"
        placeholder="Plano Clube"
        error={errors.plan?.message}
        {...register("plan")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <SelectField
          label="Cobrança"
          required
          options={billingPeriods.map((value) => ({ value, label: billingPeriodLabel[value] }))}
          error={errors.billingPeriod?.message}
          {...register("billingPeriod")}
        />
        <MoneyField
          label="Valor (R$)"
          required
          hint="R$ 0,00: sem cobrança."
          control={control}
          name="priceInCents"
        />
        <DateField label="Primeiro dia" required error={errors.firstDay?.message} {...register("firstDay")} />
        <DateField
          label="Último dia"
          required={renewsItself}
          hint={renewsItself ? "Do primeiro prazo." : "Em branco: sem prazo para acabar."}
          error={errors.lastDay?.message}
          {...register("lastDay")}
        />
      </SimpleGrid>
      <SwitchField
        control={control}
        name="renewsItself"
        label="Renovação automática"
        hint={
          renewsItself
            ? "Ao fim de cada prazo começa outro, até alguém encerrar o contrato."
            : "Sem ela, o painel avisa 30 dias antes do fim, e alguém renova ou encerra."
        }
      />
      {renewsItself ? (
        <TextField
          label="Renova por quantos meses"
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          required
          maxW="12rem"
          error={errors.termMonths?.message}
          {...register("termMonths", { setValueAs: numberOrNull })}
        />
      ) : null}
    </>
  );
}
