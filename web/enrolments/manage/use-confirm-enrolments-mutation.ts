import { graphql } from "react-relay/hooks";
import type { useConfirmEnrolmentsMutation as ConfirmEnrolmentsMutation } from "../../__generated__/useConfirmEnrolmentsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useConfirmEnrolmentsMutation() {
  return useAction<ConfirmEnrolmentsMutation>(
    graphql`
      mutation useConfirmEnrolmentsMutation($input: ConfirmEnrolmentsInput!) {
        confirmEnrolments(input: $input) {
          __typename
          ... on ConfirmEnrolmentsSuccess {
            confirmedCount
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao confirmar inscrições", description: "Tente novamente." } },
  );
}
