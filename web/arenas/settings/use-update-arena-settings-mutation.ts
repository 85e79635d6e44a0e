import { graphql } from "react-relay/hooks";
import type { useUpdateArenaSettingsMutation as UpdateArenaSettingsMutation } from "../../__generated__/useUpdateArenaSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";

export const settingsNotSaved = { title: "Erro", description: "Erro ao salvar configurações da arena." };

export function useUpdateArenaSettingsMutation() {
  return useAction<UpdateArenaSettingsMutation>(
    graphql`
      mutation useUpdateArenaSettingsMutation($input: UpdateArenaSettingsInput!) {
        updateArenaSettings(input: $input) {
          __typename
          ... on UpdateArenaSettingsSuccess {
            arena {
              ...ArenaSettingsForm_arena
              ...CourtNamesCard_arena
              ...ArenaProfileForm_arena
              ...ReceivingPage_arena
            }
          }
          ... on OccupancyAhead {
            message
            count
            ahead
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
    { failure: settingsNotSaved },
  );
}
