import { graphql } from "react-relay/hooks";
import type { useUpdateArenaSettingsMutation as UpdateArenaSettingsMutation } from "../../__generated__/useUpdateArenaSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";

export const settingsNotSaved = { title: "Erro", description: "Erro ao salvar configurações da arena." };

export function useUpdateArenaSettingsMutation() {
  return useAction<UpdateArenaSettingsMutation>(
    graphql`
      mutation useUpdateArenaSettingsMutation($input: UpdateArenaSettingsInput!) {
        updateArenaSettings(input: $input) {
          ... on UpdateArenaSettingsSuccess @alias(as: "done") {
            arena {
              ...ArenaSettingsForm_arena
              ...CourtNamesCard_arena
              ...ArenaProfileForm_arena
              ...ReceivingPage_arena
            }
          }
          ... on OccupancyAhead @alias(as: "occupancyAhead") {
            message
            count
            ahead
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: settingsNotSaved },
  );
}
