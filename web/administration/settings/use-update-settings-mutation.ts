import { graphql } from "react-relay/hooks";
import type { useUpdateSettingsMutation as UpdateSettingsMutation } from "../../__generated__/useUpdateSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUpdateSettingsMutation() {
  return useAction<UpdateSettingsMutation>(
    graphql`
      mutation useUpdateSettingsMutation($input: UpdatePlatformSettingsInput!) {
        updatePlatformSettings(input: $input) {
          __typename
          ... on UpdatePlatformSettingsSuccess {
            platform {
              ...settingsRow_platform
            }
          }
          ... on SettingsChangedMeanwhile {
            message
            platform {
              ...settingsRow_platform
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
    { failure: { title: "Erro ao salvar as configurações", description: "Tente novamente." } },
  );
}
