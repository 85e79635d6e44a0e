import { graphql } from "react-relay/hooks";
import type { useSetOwnUnavailabilityMutation as SetOwnUnavailabilityMutation } from "../../__generated__/useSetOwnUnavailabilityMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useSetOwnUnavailabilityMutation() {
  return useAction<SetOwnUnavailabilityMutation>(
    graphql`
      mutation useSetOwnUnavailabilityMutation($input: SetOwnUnavailabilityInput!) {
        setOwnUnavailability(input: $input) {
          __typename
          ... on SetOwnUnavailabilitySuccess {
            enrolment {
              id
              ...OwnUnavailability_enrolment
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
    { failure: { title: "Erro ao salvar o horário", description: "Tente novamente." } },
  );
}
