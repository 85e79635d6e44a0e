import { graphql } from "react-relay/hooks";
import type { useUpdateRegistrationMutation as UpdateRegistrationMutation } from "../../__generated__/useUpdateRegistrationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUpdateRegistrationMutation() {
  return useAction<UpdateRegistrationMutation>(
    graphql`
      mutation useUpdateRegistrationMutation($input: UpdateRegistrationInput!) {
        updateRegistration(input: $input) {
          __typename
          ... on UpdateRegistrationSuccess {
            tournament {
              ...TournamentScreen_tournament
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
          }
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar as regras de inscrição." } },
  );
}
