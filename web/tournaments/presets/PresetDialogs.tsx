import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type {
  RulesPresetInput,
  RulesPresetName,
} from "../../../server/tournaments/presets/rules-preset.rules";
import type { PresetDialogsMutation } from "../../__generated__/PresetDialogsMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { type Refusal, tellRefusal } from "../../ui/form/refusal";
import { useLateRules, useServerForm } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { DialogFrame } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { arenaTournaments } from "../public/tournament-path";

interface PresetNameDialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** The current name. */
  name: string;
  pending: boolean;
  /** @returns the server's refusal of the name. */
  onSave: (named: RulesPresetName) => Promise<Refusal | null | undefined>;
  onClose: () => void;
}

/** Asks for the name of a new or renamed preset. */
export function PresetNameDialog({
  open,
  title,
  description,
  name,
  pending,
  onSave,
  onClose,
}: PresetNameDialogProps) {
  const formId = useId();
  const form = useForm<RulesPresetInput, unknown, RulesPresetName>({
    resolver: useLateRules(
      async () => (await import("../../../server/tournaments/presets/rules-preset.rules")).rulesPresetSchema,
    ),
    defaultValues: { name },
  });
  const { errors } = form.formState;

  const submit = async (named: RulesPresetName) => tellRefusal(form, await onSave(named));

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Salvando…" : "Salvar"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="4">
          <TextField
            label="Nome do modelo"
            required
            autoComplete="off"
            maxLength={60}
            error={errors.name?.message}
            {...form.register("name")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}

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
    useAction<PresetDialogsMutation>(
      graphql`
        mutation PresetDialogsMutation($input: CreateTournamentFromPresetInput!) {
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
