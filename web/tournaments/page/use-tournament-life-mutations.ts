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
          ... on PublishTournamentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on DuplicateTournamentSuccess @alias(as: "done") {
            tournament {
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on DeleteTournamentSuccess @alias(as: "done") {
            deletedTournamentId
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao excluir torneio. Tente novamente." } },
  );
}
