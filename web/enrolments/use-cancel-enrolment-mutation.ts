import { graphql } from "react-relay/hooks";
import type { useCancelEnrolmentMutation as CancelEnrolmentMutation } from "../__generated__/useCancelEnrolmentMutation.graphql";
import { useAction } from "../relay/use-action";

export function useCancelEnrolmentMutation() {
  return useAction<CancelEnrolmentMutation>(
    graphql`
      mutation useCancelEnrolmentMutation($input: CancelEnrolmentInput!) {
        cancelEnrolment(input: $input) {
          __typename
          ... on CancelEnrolmentSuccess {
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
    { failure: { title: "Erro ao remover inscrição", description: "Tente novamente." } },
  );
}
