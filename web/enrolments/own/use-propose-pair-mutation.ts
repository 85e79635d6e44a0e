import { graphql } from "react-relay/hooks";
import type { useProposePairMutation as ProposePairMutation } from "../../__generated__/useProposePairMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useProposePairMutation() {
  return useAction<ProposePairMutation>(
    graphql`
      mutation useProposePairMutation($input: ProposePairInput!) {
        proposePair(input: $input) {
          __typename
          ... on ProposePairSuccess {
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            message
          }
          ... on TooManyAttempts {
            message
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao propor dupla", description: "Tente novamente." } },
  );
}
