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
          ... on ConfirmBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on IgnoreBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on UndoBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...BankSums_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao desfazer"),
  );
}
