import { graphql } from "react-relay/hooks";
import type { useRefereeMutationsAppointMutation as AppointRefereeMutation } from "../../__generated__/useRefereeMutationsAppointMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useRefereeMutationsDismissMutation as DismissRefereeMutation } from "../../__generated__/useRefereeMutationsDismissMutation.graphql";

export function useAppointRefereeMutation() {
  return useAction<AppointRefereeMutation>(
    graphql`
      mutation useRefereeMutationsAppointMutation($input: AppointRefereeInput!) {
        appointReferee(input: $input) {
          ... on AppointRefereeSuccess @alias(as: "done") {
            tournament {
              ...RefereesForm_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
