import { graphql } from "react-relay/hooks";
import type { useUndoPaymentMutation as UndoPaymentMutation } from "../../__generated__/useUndoPaymentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUndoPaymentMutation() {
  return useAction<UndoPaymentMutation>(
    graphql`
      mutation useUndoPaymentMutation($input: UndoPaymentInput!) {
        undoPayment(input: $input) {
          __typename
          ... on UndoPaymentSuccess {
            enrolment {
              ...EnrolmentRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
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
    { failure: { title: "Erro ao desfazer a baixa", description: "Tente novamente." } },
  );
}
