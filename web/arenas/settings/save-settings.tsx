import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { ArenaSettings, ArenaSettingsInput } from "../../../server/arenas/arena.rules";
import type { saveSettingsMutation } from "../../__generated__/saveSettingsMutation.graphql";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { applyRefusal } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";

/** What settings would leave outside, as the server tells it. */
export interface Ahead {
  readonly message: string;
  readonly count: number;
  readonly ahead: readonly string[];
}

interface OccupancyAheadDialogProps {
  /** Null while nothing is asked. */
  ahead: Ahead | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before courts or hours are closed on which something is marked. */
export function OccupancyAheadDialog({ ahead, pending, onConfirm, onClose }: OccupancyAheadDialogProps) {
  const more = ahead ? ahead.count - ahead.ahead.length : 0;
  return (
    <ConfirmDialog
      open={ahead !== null}
      title="Há horários marcados"
      description={ahead?.message}
      confirmLabel="Salvar mesmo assim"
      pendingLabel="Salvando..."
      cancelLabel="Voltar"
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack as="ul" gap="1" listStyleType="none">
        {ahead?.ahead.map((sentence) => (
          <Box as="li" key={sentence}>
            {sentence}
          </Box>
        ))}
      </Stack>
      {more > 0 && <Text color="fg.muted">e mais {more}</Text>}
      <Text pt="3">O que está marcado continua marcado: mova ou cancele depois.</Text>
    </ConfirmDialog>
  );
}

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
  return useAction<saveSettingsMutation>(
    graphql`
      mutation saveSettingsMutation($input: UpdateArenaSettingsInput!) {
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
