import { graphql } from "react-relay/hooks";
import type { useContractMutationsCreateMutation as CreateMutation } from "../../__generated__/useContractMutationsCreateMutation.graphql";
import type { useContractMutationsEndMutation as EndMutation } from "../../__generated__/useContractMutationsEndMutation.graphql";
import type { useContractMutationsRenewMutation as RenewMutation } from "../../__generated__/useContractMutationsRenewMutation.graphql";
import type { useContractMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useContractMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useCreateContractMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation useContractMutationsCreateMutation($input: CreateContractInput!) {
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
      mutation useContractMutationsUpdateMutation($input: UpdateContractInput!) {
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
      mutation useContractMutationsRenewMutation($input: RenewContractInput!) {
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
      mutation useContractMutationsEndMutation($input: EndContractInput!) {
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
