import { graphql } from "react-relay/hooks";
import type { useRegisterPaymentsMutation as RegisterPaymentsMutation } from "../../__generated__/useRegisterPaymentsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useRegisterPaymentsMutation() {
  return useAction<RegisterPaymentsMutation>(
    graphql`
      mutation useRegisterPaymentsMutation($input: RegisterPaymentsInput!) {
        registerPayments(input: $input) {
          __typename
          ... on RegisterPaymentsSuccess {
            registeredCount
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
    { failure: { title: "Erro ao registrar pagamentos", description: "Tente novamente." } },
  );
}
