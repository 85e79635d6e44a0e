import { graphql } from "react-relay/hooks";
import type { useBankMutationsConfirmMutation as ConfirmMutation } from "../../__generated__/useBankMutationsConfirmMutation.graphql";
import type { useBankMutationsIgnoreMutation as IgnoreMutation } from "../../__generated__/useBankMutationsIgnoreMutation.graphql";
import type { useBankMutationsUndoMutation as UndoMutation } from "../../__generated__/useBankMutationsUndoMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

export function useConfirmLineMutation() {
  return useAction<ConfirmMutation>(
    graphql`
      mutation useBankMutationsConfirmMutation($input: ConfirmBankLineInput!) {
        confirmBankLine(input: $input) {
          __typename
          ... on ConfirmBankLineSuccess {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ... on InvalidInput {
            message
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    failure("Erro ao confirmar"),
  );
}

export function useIgnoreLineMutation() {
  return useAction<IgnoreMutation>(
    graphql`
      mutation useBankMutationsIgnoreMutation($input: IgnoreBankLineInput!) {
        ignoreBankLine(input: $input) {
          __typename
          ... on IgnoreBankLineSuccess {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    failure("Erro ao ignorar"),
  );
}

export function useUndoLineMutation() {
  return useAction<UndoMutation>(
    graphql`
      mutation useBankMutationsUndoMutation($input: UndoBankLineInput!) {
        undoBankLine(input: $input) {
          __typename
          ... on UndoBankLineSuccess {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    failure("Erro ao desfazer"),
  );
}
