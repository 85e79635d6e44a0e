import { useRevalidator } from "react-router-dom";
import { NewPersonFields } from "../../identity/public/PlacePeople";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { useInviteManagerMutation } from "./use-manager-mutations";

interface InviteManagerDialogProps {
  open: boolean;
  arena: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Invites a person to manage the arena with those who do. */
export function InviteManagerDialog({ open, arena, onClose }: InviteManagerDialogProps) {
  const { form, submit, pending } = useServerForm(useInviteManagerMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-manager.rules")).newManagerSchema,
    defaultValues: { personName: "", email: "" },
    input: (person) => ({ arenaId: arena.id, ...person }),
    onDone: (done) => {
      form.reset();
      onClose();
      toast.success(
        done.asked
          ? { title: "Convite enviado", description: "A pessoa passa a cuidar da arena quando aceitar." }
          : { title: "Pessoa incluída", description: "A senha provisória foi por e-mail." },
      );
      void revalidate();
    },
  });
  const { register, formState } = form;
  const { revalidate } = useRevalidator();

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Convidar gestor"
      description={arena.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Convidar"
      pendingLabel="Enviando…"
    >
      <NewPersonFields name={register("personName")} email={register("email")} errors={formState.errors} />
    </FormDialog>
  );
}
