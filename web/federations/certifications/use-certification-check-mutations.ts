import { graphql } from "react-relay/hooks";
import type { useCertificationCheckMutationsRemindMutation as RemindMutation } from "../../__generated__/useCertificationCheckMutationsRemindMutation.graphql";
import type { useCertificationCheckMutationsUndoMutation as UndoMutation } from "../../__generated__/useCertificationCheckMutationsUndoMutation.graphql";
import type { useCertificationCheckMutationsVerifyMutation as VerifyMutation } from "../../__generated__/useCertificationCheckMutationsVerifyMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useVerifyCertificationMutation() {
  return useAction<VerifyMutation>(
    graphql`
      mutation useCertificationCheckMutationsVerifyMutation($input: VerifyCertificationInput!) {
        verifyCertification(input: $input) {
          ... on VerifyCertificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationRow_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao verificar a certificação", description: tryAgain } },
  );
}

export function useUndoVerificationMutation() {
  return useAction<UndoMutation>(
    graphql`
      mutation useCertificationCheckMutationsUndoMutation($input: UndoVerificationInput!) {
        undoVerification(input: $input) {
          ... on UndoVerificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationRow_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao desfazer a verificação", description: tryAgain } },
  );
}

export function useRemindOfCertificationMutation() {
  return useAction<RemindMutation>(
    graphql`
      mutation useCertificationCheckMutationsRemindMutation($input: RemindOfCertificationInput!) {
        remindOfCertification(input: $input) {
          ... on RemindOfCertificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationRow_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao lembrar o professor", description: tryAgain } },
  );
}
