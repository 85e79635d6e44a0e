import { graphql } from "react-relay/hooks";
import type { useUpdateProfileMutation as UpdateProfileMutation } from "../__generated__/useUpdateProfileMutation.graphql";
import { useAction } from "../relay/use-action";

export function useUpdateProfile() {
  return useAction<UpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          __typename
          ... on UpdateProfileSuccess {
            athlete {
              ...AthleteSummary_athlete
              ...ManageProfile_athlete
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
}
