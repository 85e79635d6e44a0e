import { graphql } from "react-relay/hooks";
import type { useCancelOwnEnrolmentMutation as CancelOwnEnrolmentMutation } from "../../__generated__/useCancelOwnEnrolmentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCancelOwnEnrolmentMutation() {
  return useAction<CancelOwnEnrolmentMutation>(
    graphql`
      mutation useCancelOwnEnrolmentMutation($input: CancelOwnEnrolmentInput!) {
        cancelOwnEnrolment(input: $input) {
          __typename
          ... on CancelOwnEnrolmentSuccess {
            refundInCents
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
                ...WhoPlays_tournament
              }
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao cancelar a inscrição", description: "Tente novamente." } },
  );
}
