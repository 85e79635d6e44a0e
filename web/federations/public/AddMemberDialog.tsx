import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { NewPersonFields } from "../../identity/public/PlacePeople";
import { useAddMemberMutation } from "./use-member-mutations";

interface AddMemberDialogProps {
  open: boolean;
  federation: { id: string; name: string };
  onClose: () => void;
}

/** Invites a person to work for a federation. */
export function AddMemberDialog({ open, federation, onClose }: AddMemberDialogProps) {
  const { form, submit, pending } = useServerForm(useAddMemberMutation(), {
    rules: async () => (await import("../../../server/federations/federation-record.rules")).newMemberSchema,
    defaultValues: { personName: "", email: "", position: "" },
    input: (person) => ({ federationId: federation.id, ...person }),
    onDone: (done) => {
      form.reset();
      onClose();
      toast.success(
        done.asked
          ? { title: "Convite enviado", description: "A pessoa entra na federação quando aceitar." }
          : { title: "Pessoa incluída", description: "A senha provisória foi por e-mail." },
      );
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Incluir pessoa"
      description={federation.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Incluir"
      pendingLabel="Enviando…"
    >
      <NewPersonFields name={register("personName")} email={register("email")} errors={errors} />
      <TextField
        label="Cargo"
        required
        autoComplete="off"
        placeholder="Diretora técnica"
        error={errors.position?.message}
        {...register("position")}
      />
    </FormDialog>
  );
}
