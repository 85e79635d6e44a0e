import { graphql } from "react-relay/hooks";
import type { useTournamentLifeMutationsDeleteMutation as DeleteMutation } from "../../__generated__/useTournamentLifeMutationsDeleteMutation.graphql";
import type { useTournamentLifeMutationsDuplicateMutation as DuplicateMutation } from "../../__generated__/useTournamentLifeMutationsDuplicateMutation.graphql";
import type { useTournamentLifeMutationsPublishMutation as PublishMutation } from "../../__generated__/useTournamentLifeMutationsPublishMutation.graphql";
import { useAction } from "../../relay/use-action";

export function usePublishTournamentMutation() {
  return useAction<PublishMutation>(
    graphql`
      mutation useTournamentLifeMutationsPublishMutation($input: PublishTournamentInput!) {
        publishTournament(input: $input) {
          __typename
          ... on PublishTournamentSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao publicar torneio. Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useDuplicateTournamentMutation() {
  return useAction<DuplicateMutation>(
    graphql`
      mutation useTournamentLifeMutationsDuplicateMutation($input: DuplicateTournamentInput!) {
        duplicateTournament(input: $input) {
          __typename
          ... on DuplicateTournamentSuccess {
            tournament {
              key
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
    { failure: { title: "Erro ao duplicar torneio. Tente novamente." } },
  );
}

export function useDeleteTournamentMutation() {
  return useAction<DeleteMutation>(
    graphql`
      mutation useTournamentLifeMutationsDeleteMutation($input: DeleteTournamentInput!) {
        deleteTournament(input: $input) {
          __typename
          ... on DeleteTournamentSuccess {
            deletedTournamentId
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao excluir torneio. Tente novamente." } },
  );
}
