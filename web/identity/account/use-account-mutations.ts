import { graphql } from "react-relay/hooks";
import type { useAccountMutationsEmailMutation as RequestEmailChangeMutation } from "../../__generated__/useAccountMutationsEmailMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useAccountMutationsExportMutation as ExportPersonalDataMutation } from "../../__generated__/useAccountMutationsExportMutation.graphql";
import type { useAccountMutationsDeleteMutation as DeleteAccountMutation } from "../../__generated__/useAccountMutationsDeleteMutation.graphql";

export function useRequestEmailChangeMutation() {
  return useAction<RequestEmailChangeMutation>(
    graphql`
      mutation useAccountMutationsEmailMutation($input: RequestEmailChangeInput!) {
        requestEmailChange(input: $input) {
          ... on RequestEmailChangeSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao trocar o e-mail", description: "Tente novamente." } },
  );
}

export function useExportPersonalDataMutation() {
  return useAction<ExportPersonalDataMutation>(
    graphql`
      mutation useAccountMutationsExportMutation {
        exportPersonalData {
          ... on ExportPersonalDataSuccess @alias(as: "done") {
            fileName
            json
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao baixar seus dados", description: "Tente novamente." } },
  );
}

export function useDeleteAccountMutation() {
  return useAction<DeleteAccountMutation>(
    graphql`
      mutation useAccountMutationsDeleteMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          ... on DeleteAccountSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao excluir a conta", description: "Nada foi excluído. Tente novamente." } },
  );
}
