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
          __typename
          ... on CreateContractSuccess {
            contract {
              id
              key
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on UpdateContractSuccess {
            contract {
              ...contractRow_contract
            }
          }
          ... on ContractChangedMeanwhile {
            message
            contract {
              ...contractRow_contract
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on RenewContractSuccess {
            contract {
              ...contractRow_contract
            }
          }
          ... on ContractChangedMeanwhile {
            message
            contract {
              ...contractRow_contract
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on EndContractSuccess {
            contract {
              ...contractRow_contract
              endReason
            }
          }
          ... on ContractChangedMeanwhile {
            message
            contract {
              ...contractRow_contract
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
        }
      }
    `,
    { failure: { title: "Erro ao encerrar o contrato", description: tryAgain } },
  );
}
