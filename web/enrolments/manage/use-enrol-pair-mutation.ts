import { graphql } from "react-relay/hooks";
import type { useEnrolPairMutation as EnrolPairMutation } from "../../__generated__/useEnrolPairMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useEnrolPairMutation() {
  return useAction<EnrolPairMutation>(
    graphql`
      mutation useEnrolPairMutation($input: EnrolPairInput!) {
        enrolPair(input: $input) {
          __typename
          ... on EnrolPairSuccess {
            pair {
              id
            }
            enrolment {
              dueAt
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
          ... on NotEligible {
            reasons {
              code
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao inscrever a dupla", description: "Tente novamente." } },
  );
}
