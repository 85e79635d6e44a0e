import { graphql } from "react-relay/hooks";
import type { useUpdateProfileMutation as UpdateProfileMutation } from "../__generated__/useUpdateProfileMutation.graphql";
import { useAction } from "../relay/use-action";

export function useUpdateProfile() {
  return useAction<UpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfileSuccess @alias(as: "done") {
            athlete {
              ...AthleteSummary_athlete
              ...ManageProfile_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
}
