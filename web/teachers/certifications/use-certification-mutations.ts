import { graphql } from "react-relay/hooks";
import type { useCertificationMutationsAddMutation as AddMutation } from "../../__generated__/useCertificationMutationsAddMutation.graphql";
import type { useCertificationMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useCertificationMutationsRemoveMutation.graphql";
import type { useCertificationMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useCertificationMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = { title: "Erro", description: "Erro interno do sistema" };

export function useAddCertificationMutation() {
  return useAction<AddMutation>(
    graphql`
      mutation useCertificationMutationsAddMutation($input: AddCertificationInput!) {
        addCertification(input: $input) {
          ... on AddCertificationSuccess @alias(as: "done") {
            certification {
              key
            }
            viewer {
              ...CertificationsList_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure },
  );
}

export function useUpdateCertificationMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useCertificationMutationsUpdateMutation($input: UpdateCertificationInput!) {
        updateCertification(input: $input) {
          ... on UpdateCertificationSuccess @alias(as: "done") {
            certification {
              key
            }
            viewer {
              ...CertificationsList_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure },
  );
}

export function useRemoveCertificationMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation useCertificationMutationsRemoveMutation($input: RemoveCertificationInput!) {
        removeCertification(input: $input) {
          ... on RemoveCertificationSuccess @alias(as: "done") {
            viewer {
              ...CertificationsList_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure },
  );
}
