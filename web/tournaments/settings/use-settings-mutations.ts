import { graphql } from "react-relay/hooks";
import type { useSettingsMutationsTournamentMutation as UpdateTournamentMutation } from "../../__generated__/useSettingsMutationsTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useSettingsMutationsRegistrationMutation as UpdateRegistrationMutation } from "../../__generated__/useSettingsMutationsRegistrationMutation.graphql";

export function useUpdateTournamentMutation() {
  return useAction<UpdateTournamentMutation>(
    graphql`
      mutation useSettingsMutationsTournamentMutation($input: UpdateTournamentInput!) {
        updateTournament(input: $input) {
          __typename
          ... on UpdateTournamentSuccess {
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
    {
      failure: { title: "Erro", description: "Erro ao salvar configurações do torneio." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useUpdateRegistrationMutation() {
  return useAction<UpdateRegistrationMutation>(
    graphql`
      mutation useSettingsMutationsRegistrationMutation($input: UpdateRegistrationInput!) {
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
    {
      failure: { title: "Erro", description: "Erro ao salvar as regras de inscrição." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
