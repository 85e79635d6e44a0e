import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { type Control, type UseFormReturn, useWatch } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { z } from "zod";
import {
  billingPeriodLabel,
  billingPeriods,
} from "../../../server/administration/contracts/contract-period.rules";
import type { contractTermsSchema } from "../../../server/administration/contracts/contract.rules";
import type { ContractFormCreateMutation as CreateMutation } from "../../__generated__/ContractFormCreateMutation.graphql";
import type { ContractFormEndMutation as EndMutation } from "../../__generated__/ContractFormEndMutation.graphql";
import type { ContractFormRenewMutation as RenewMutation } from "../../__generated__/ContractFormRenewMutation.graphql";
import type { ContractFormUpdateMutation as UpdateMutation } from "../../__generated__/ContractFormUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { MoneyField } from "../../ui/form/MoneyField";
import { SwitchField } from "../../ui/form/SwitchField";
import { numberOrNull } from "../../ui/form/typed-numbers";

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

const tryAgain = "Tente novamente.";

export function useCreateContractMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation ContractFormCreateMutation($input: CreateContractInput!) {
        createContract(input: $input) {
          ... on CreateContractSuccess @alias(as: "done") {
            contract {
              id
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar o contrato", description: tryAgain } },
  );
}

export function useUpdateContractMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation ContractFormUpdateMutation($input: UpdateContractInput!) {
        updateContract(input: $input) {
          ... on UpdateContractSuccess @alias(as: "done") {
            contract {
              ...contractRow_contract
            }
          }
          ... on ContractChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            contract {
              ...contractRow_contract
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar o contrato", description: tryAgain } },
  );
}

export function useRenewContractMutation() {
  return useAction<RenewMutation>(
    graphql`
      mutation ContractFormRenewMutation($input: RenewContractInput!) {
        renewContract(input: $input) {
          ... on RenewContractSuccess @alias(as: "done") {
            contract {
              ...contractRow_contract
            }
          }
          ... on ContractChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            contract {
              ...contractRow_contract
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao renovar o contrato", description: tryAgain } },
  );
}

export function useEndContractMutation() {
  return useAction<EndMutation>(
    graphql`
      mutation ContractFormEndMutation($input: EndContractInput!) {
        endContract(input: $input) {
          ... on EndContractSuccess @alias(as: "done") {
            contract {
              ...contractRow_contract
              endReason
            }
          }
          ... on ContractChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            contract {
              ...contractRow_contract
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao encerrar o contrato", description: tryAgain } },
  );
}
