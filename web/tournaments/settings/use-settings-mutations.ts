import { graphql } from "react-relay/hooks";
import type { useSettingsMutationsTournamentMutation as UpdateTournamentMutation } from "../../__generated__/useSettingsMutationsTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useSettingsMutationsRegistrationMutation as UpdateRegistrationMutation } from "../../__generated__/useSettingsMutationsRegistrationMutation.graphql";

export function useUpdateTournamentMutation() {
  return useAction<UpdateTournamentMutation>(
    graphql`
      mutation useSettingsMutationsTournamentMutation($input: UpdateTournamentInput!) {
        updateTournament(input: $input) {
          ... on UpdateTournamentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on UpdateRegistrationSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro", description: "Erro ao salvar as regras de inscrição." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
