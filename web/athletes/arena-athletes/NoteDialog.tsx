import { longestNote } from "../../../server/athletes/arena-athletes/arena-note.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { useWriteArenaNoteMutation } from "./use-arena-athlete-mutations";

interface NoteDialogProps {
  athlete: { id: string; name: string };
  note: string | null;
  open: boolean;
  onClose: () => void;
}

/** What the arena writes down of an athlete, for itself. */
export function NoteDialog({ athlete: { id, name }, note, open, onClose }: NoteDialogProps) {
  const { form, submit, pending } = useServerForm(useWriteArenaNoteMutation(), {
    rules: async () =>
      (await import("../../../server/athletes/arena-athletes/arena-note.rules")).arenaNoteSchema,
    defaultValues: { note: note ?? "" },
    input: (typed) => ({ arenaAthleteId: id, ...typed }),
    onDone: () => {
      onClose();
      toast.success({ title: "Observações salvas", description: name });
    },
  });
  const { register, formState } = form;

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
