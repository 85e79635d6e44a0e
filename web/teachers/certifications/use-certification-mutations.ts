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
          __typename
          ... on AddCertificationSuccess {
            certification {
              key
            }
            viewer {
              ...CertificationsList_viewer
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
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
          __typename
          ... on UpdateCertificationSuccess {
            certification {
              key
            }
            viewer {
              ...CertificationsList_viewer
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
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
          __typename
          ... on RemoveCertificationSuccess {
            viewer {
              ...CertificationsList_viewer
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure },
  );
}
