import { graphql } from "react-relay/hooks";
import type { useUpdateSettingsMutation as UpdateSettingsMutation } from "../../__generated__/useUpdateSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUpdateSettingsMutation() {
  return useAction<UpdateSettingsMutation>(
    graphql`
      mutation useUpdateSettingsMutation($input: UpdatePlatformSettingsInput!) {
        updatePlatformSettings(input: $input) {
          ... on UpdatePlatformSettingsSuccess @alias(as: "done") {
            platform {
              ...settingsRow_platform
            }
          }
          ... on SettingsChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            platform {
              ...settingsRow_platform
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar as configurações", description: "Tente novamente." } },
  );
}
