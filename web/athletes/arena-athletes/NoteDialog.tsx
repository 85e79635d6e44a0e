import { useForm } from "react-hook-form";
import type { z } from "zod";
import { longestNote, type arenaNoteSchema } from "../../../server/athletes/arena-athletes/arena-note.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { useWriteArenaNoteMutation } from "./use-arena-athlete-mutations";

interface NoteDialogProps {
  athlete: { id: string; name: string };
  note: string | null;
  open: boolean;
  onClose: () => void;
}

type Typed = z.input<typeof arenaNoteSchema>;
type Note = z.output<typeof arenaNoteSchema>;

/** What the arena writes down of an athlete, for itself. */
export function NoteDialog({ athlete: { id, name }, note, open, onClose }: NoteDialogProps) {
  const form = useForm<Typed, unknown, Note>({
    resolver: useLateRules(
      async () => (await import("../../../server/athletes/arena-athletes/arena-note.rules")).arenaNoteSchema,
    ),
    defaultValues: { note: note ?? "" },
  });
  const { register, formState } = form;
  const [write, pending] = useWriteArenaNoteMutation();

  const submit = async (typed: Note) => {
    const answer = (await write({ input: { arenaAthleteId: id, ...typed } }))?.writeArenaNote;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    onClose();
    toast.success({ title: "Observações salvas", description: name });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Observações da arena"
      description={name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextAreaField
        label="Observações"
        rows={6}
        hint={`Até ${longestNote} caracteres. Só a arena lê aqui; o atleta recebe este texto se baixar os dados dele.`}
        error={formState.errors.note?.message}
        {...register("note")}
      />
    </FormDialog>
  );
}
