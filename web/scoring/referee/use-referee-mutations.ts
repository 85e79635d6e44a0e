import { graphql } from "react-relay/hooks";
import type { useRefereeMutationsAppointMutation as AppointRefereeMutation } from "../../__generated__/useRefereeMutationsAppointMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useRefereeMutationsDismissMutation as DismissRefereeMutation } from "../../__generated__/useRefereeMutationsDismissMutation.graphql";

export function useAppointRefereeMutation() {
  return useAction<AppointRefereeMutation>(
    graphql`
      mutation useRefereeMutationsAppointMutation($input: AppointRefereeInput!) {
        appointReferee(input: $input) {
          __typename
          ... on AppointRefereeSuccess {
            tournament {
              ...RefereesForm_tournament
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao nomear árbitro", description: "Tente novamente." } },
  );
}

export function useDismissRefereeMutation() {
  return useAction<DismissRefereeMutation>(
    graphql`
      mutation useRefereeMutationsDismissMutation($input: DismissRefereeInput!) {
        dismissReferee(input: $input) {
          tournament {
            ...RefereesForm_tournament
          }
        }
      }
    `,
    { failure: { title: "Erro ao dispensar árbitro", description: "Tente novamente." } },
  );
}
