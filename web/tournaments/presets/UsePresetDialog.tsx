import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { UsePresetDialogMutation } from "../../__generated__/UsePresetDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DialogFrame } from "../../ui/DialogFrame";
import { DateField } from "../../ui/form/DateField";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { useServerForm } from "../../ui/form/use-server-form";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { arenaTournaments } from "../public/tournament-path";

interface UsePresetDialogProps {
  preset: { readonly id: string; readonly name: string };
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the values that a preset does not contain: the tournament's name and start date. */
export function UsePresetDialog({ preset, timeZone, open, onClose }: UsePresetDialogProps) {
  const formId = useId();
  const day = today(timeZone);
  const { form, submit, pending } = useServerForm(
    useAction<UsePresetDialogMutation>(
      graphql`
        mutation UsePresetDialogMutation($input: CreateTournamentFromPresetInput!) {
          createTournamentFromPreset(input: $input) {
            ... on CreateTournamentFromPresetSuccess @alias(as: "done") {
              tournament {
                key
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao criar torneio. Tente novamente." } },
    ),
    {
      rules: async () =>
        (await import("../../../server/tournaments/presets/rules-preset.rules")).tournamentFromPresetSchema(
          day,
        ),
      defaultValues: { name: "", startDate: "" },
      input: (tournament) => ({ presetId: preset.id, ...tournament }),
      onDone: async ({ tournament: { key } }) => {
        onClose();
        toast.success({ title: "Torneio criado", description: "É um rascunho: confira e publique." });
        await navigate(arenaTournaments.tournament(key));
      },
    },
  );
  const { errors } = form.formState;
  const navigate = useNavigate();

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      size="sm"
      title={`Usar ${preset.name}`}
      description="O torneio nasce como rascunho, com as categorias, os preços, os prazos e os formatos do modelo. Você ainda pode mudar tudo antes de publicar."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Criando…" : "Criar rascunho"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="4">
          <TextField
            label="Nome do novo torneio"
            required
            autoComplete="off"
            error={errors.name?.message}
            {...form.register("name")}
          />
          <DateField
            label="Começa em"
            required
            min={day}
            error={errors.startDate?.message}
            {...form.register("startDate")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
