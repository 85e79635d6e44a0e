import { useState } from "react";
import { Text } from "@chakra-ui/react/text";
import { longestProgressNote, type ProgressNoteInput } from "../../../server/classes/progress/progress.rules";
import { progressKindLabel, progressKinds } from "../../../server/classes/progress/progress-words.rules";
import {
  athleteLevelLabel,
  athleteLevelOptions,
  type AthleteLevel,
} from "../../../server/sport/athlete-level.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { SelectField, TextAreaField } from "../../ui/form/Fields";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerFormWith } from "../../ui/form/server-form";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import {
  useCorrectProgressNoteMutation,
  useWriteProgressNoteMutation,
  useRemoveProgressNoteMutation,
} from "./use-progress-mutations";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

/** Whom one writes of, and where one teaches them. */
export interface StudentToNote {
  athleteId: string;
  arenaId: string;
  name: string;
  level: AthleteLevel;
}

/** A note that is to be another. */
export interface NoteToCorrect extends ProgressNoteInput {
  noteId: string;
  name: string;
  level: AthleteLevel;
}

interface ProgressNoteDialogProps {
  of: StudentToNote | NoteToCorrect;
  open: boolean;
  onClose: () => void;
}

const kinds = progressKinds.map((value) => ({ value, label: progressKindLabel[value] }));
const unwritten: ProgressNoteInput = {
  kind: "GENERAL",
  text: "",
  shownToAthlete: false,
  suggestedLevel: null,
};

/** What a teacher writes of a student, and which level they suggest. */
export function ProgressNoteDialog({ of, open, onClose }: ProgressNoteDialogProps) {
  // The same button pressed twice writes once.
  const [key] = useState(newKey);
  const corrects = "noteId" in of;
  const [write, writing] = useWriteProgressNoteMutation();
  const [correct, correcting] = useCorrectProgressNoteMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (typed) =>
        corrects
          ? (await correct({ input: { noteId: of.noteId, ...typed } }))?.correctProgressNote
          : (await write({ input: { arenaId: of.arenaId, athleteId: of.athleteId, key, ...typed } }))
              ?.writeProgressNote,
      writing || correcting,
    ],
    {
      rules: async () => (await import("../../../server/classes/progress/progress.rules")).progressNoteSchema,
      defaultValues: corrects
        ? {
            kind: of.kind,
            text: of.text,
            shownToAthlete: of.shownToAthlete,
            suggestedLevel: of.suggestedLevel,
          }
        : unwritten,
      onDone: (_done, { suggestedLevel }) => {
        toast.success({
          title: "Anotação salva",
          description: suggestedLevel ? "A arena vê a sugestão de nível e responde." : of.name,
        });
        onClose();
      },
    },
  );
  const { register, control, formState } = form;
  const { errors } = formState;

  // One suggests another level than they have; what was suggested before can stay.
  const levels = athleteLevelOptions.filter(
    ({ value }) => value !== of.level || (corrects && value === of.suggestedLevel),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={corrects ? "Corrigir anotação" : "Anotar progresso"}
      description={of.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextAreaField
        label="Anotação"
        required
        rows={5}
        placeholder="O que evoluiu e o que treinar"
        hint={`Até ${longestProgressNote} caracteres. A arena lê; o atleta recebe este texto se baixar os dados dele.`}
        error={errors.text?.message}
        {...register("text")}
      />
      <SelectField label="Tipo" options={kinds} error={errors.kind?.message} {...register("kind")} />
      <SwitchField
        control={control}
        name="shownToAthlete"
        label="Mostrar ao atleta"
        hint="Ele lê em “Minhas aulas”."
      />
      <SelectField
        label="Sugerir nível"
        options={levels}
        placeholder="Não sugerir"
        hint={`Nível atual: ${athleteLevelLabel[of.level]}. Só muda quando a arena aceitar.`}
        error={errors.suggestedLevel?.message}
        {...register("suggestedLevel", { setValueAs: (value: AthleteLevel | "" | null) => value || null })}
      />
    </FormDialog>
  );
}

interface RemoveNoteDialogProps {
  note: { id: string; text: string };
  open: boolean;
  onClose: () => void;
}

/** A note goes, and the level that it suggests with it. */
export function RemoveNoteDialog({ note: { id, text }, open, onClose }: RemoveNoteDialogProps) {
  const [remove, pending] = useRemoveProgressNoteMutation();
  const confirm = async () => {
    const answer = (await remove({ input: { noteId: id } }))?.removeProgressNote;
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
    else if (answer?.done) toast.success({ title: "Anotação removida" });
    else return;
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remover anotação?"
      description="Ela some para todos, e não volta."
      confirmLabel="Remover"
      pendingLabel="Removendo…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
    >
      <Text lineClamp="3" overflowWrap="anywhere">
        {text}
      </Text>
    </ConfirmDialog>
  );
}
