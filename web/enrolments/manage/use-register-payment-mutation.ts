import { graphql } from "react-relay/hooks";
import type { useRegisterPaymentMutation as RegisterPaymentMutation } from "../../__generated__/useRegisterPaymentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useRegisterPaymentMutation() {
  return useAction<RegisterPaymentMutation>(
    graphql`
      mutation useRegisterPaymentMutation($input: RegisterPaymentInput!) {
        registerPayment(input: $input) {
          __typename
          ... on RegisterPaymentSuccess {
            enrolment {
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
    { failure: { title: "Erro ao registrar pagamento", description: "Tente novamente." } },
  );
}
