import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type {
  RulesPresetInput,
  RulesPresetName,
} from "../../../server/tournaments/presets/rules-preset.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { tellRefusal, type Refusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Notice } from "../../ui/Notice";

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
