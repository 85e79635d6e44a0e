import { graphql } from "react-relay/hooks";
import type { useCancelListedEnrolmentMutation as CancelEnrolmentMutation } from "../../__generated__/useCancelListedEnrolmentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCancelListedEnrolmentMutation() {
  return useAction<CancelEnrolmentMutation>(
    graphql`
      mutation useCancelListedEnrolmentMutation($input: CancelEnrolmentInput!) {
        cancelEnrolment(input: $input) {
          __typename
          ... on CancelEnrolmentSuccess {
            enrolment {
              refundInCents
              ...EnrolmentRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao cancelar inscrição", description: "Tente novamente." } },
  );
}
