import { graphql } from "react-relay/hooks";
import type { useCancelEntryMutation as CancelEnrolmentMutation } from "../../__generated__/useCancelEntryMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCancelEntryMutation() {
  return useAction<CancelEnrolmentMutation>(
    graphql`
      mutation useCancelEntryMutation($input: CancelEnrolmentInput!) {
        cancelEnrolment(input: $input) {
          __typename
          ... on CancelEnrolmentSuccess {
            enrolment {
              refundInCents
              ...EntryRow_entry
            }
            tournament {
              ...EntriesHead_tournament
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
