import { graphql } from "react-relay/hooks";
import type { useSplitPairMutation as SplitPairMutation } from "../../__generated__/useSplitPairMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useSplitPairMutation() {
  return useAction<SplitPairMutation>(
    graphql`
      mutation useSplitPairMutation($input: SplitPairInput!) {
        splitPair(input: $input) {
          __typename
          ... on SplitPairSuccess {
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
    { failure: { title: "Erro ao separar a dupla", description: "Tente novamente." } },
  );
}
