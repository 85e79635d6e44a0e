import { graphql } from "react-relay/hooks";
import type { useCompleteProfileMutation as CompleteProfileMutation } from "../../__generated__/useCompleteProfileMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCompleteProfileMutation() {
  return useAction<CompleteProfileMutation>(
    graphql`
      mutation useCompleteProfileMutation($input: CompleteProfileInput!) {
        completeProfile(input: $input) {
          __typename
          ... on CompleteProfileSuccess {
            athlete {
              id
              gender
              birthDate
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar o perfil", description: "Tente novamente." } },
  );
}
