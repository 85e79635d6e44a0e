import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ArenaSettings, ArenaSettingsInput } from "../../../server/arenas/arena.rules";
import { applyRefusal } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";
import { OccupancyAheadDialog, type Ahead } from "./OccupancyAheadDialog";
import { graphql } from "react-relay/hooks";
import type { useSaveSettingsMutation } from "../../__generated__/useSaveSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";

export type SettingsForm = UseFormReturn<ArenaSettingsInput, unknown, ArenaSettings>;

/** Saves what a form says of an arena. @returns also what asks first where courts or hours close that are taken. */
export function useSaveSettings(form: SettingsForm, arenaId: string) {
  const [save, pending] = useUpdateArenaSettings();
  const [asked, setAsked] = useState<{ settings: ArenaSettings; ahead: Ahead } | null>(null);

  const send = async (settings: ArenaSettings, confirmed: boolean) => {
    const answer = (await save({ input: { arenaId, ...settings, confirmed } }))?.updateArenaSettings;
    if (answer?.occupancyAhead) return setAsked({ settings, ahead: answer.occupancyAhead });
    setAsked(null);

    if (answer?.done) {
      return toast.success({
        title: "Configurações salvas",
        description: "As configurações da arena foram atualizadas com sucesso.",
      });
    }
    if (answer?.refusal) {
      applyRefusal(form, answer.refusal);
      return toast.error(settingsNotSaved);
    }
  };

  return {
    submit: (settings: ArenaSettings) => send(settings, false),
    pending,
    ahead: (
      <OccupancyAheadDialog
        ahead={asked?.ahead ?? null}
        pending={pending}
        onConfirm={() => asked && void send(asked.settings, true)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

const settingsNotSaved = { title: "Erro", description: "Erro ao salvar configurações da arena." };

function useUpdateArenaSettings() {
  return useAction<useSaveSettingsMutation>(
    graphql`
      mutation useSaveSettingsMutation($input: UpdateArenaSettingsInput!) {
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
