import { graphql } from "react-relay/hooks";
import type { useAppointRefereeMutation as AppointRefereeMutation } from "../__generated__/useAppointRefereeMutation.graphql";
import { useAction } from "../relay/use-action";

export function useAppointRefereeMutation() {
  return useAction<AppointRefereeMutation>(
    graphql`
      mutation useAppointRefereeMutation($input: AppointRefereeInput!) {
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
