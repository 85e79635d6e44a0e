import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { newMemberSchema } from "../../../server/federations/federation-record.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { NewPersonFields } from "../../identity/public/NewPersonFields";
import { tellRefusal } from "../../ui/form/refusal";
import { useAddMemberMutation } from "./use-member-mutations";

type Typed = z.infer<typeof newMemberSchema>;

interface AddMemberDialogProps {
  open: boolean;
  federation: { id: string; name: string };
  onClose: () => void;
}

/** Invites a person to work for a federation. */
export function AddMemberDialog({ open, federation, onClose }: AddMemberDialogProps) {
  const form = useForm<Typed>({
    resolver: useLateRules(
      async () => (await import("../../../server/federations/federation-record.rules")).newMemberSchema,
    ),
    defaultValues: { personName: "", email: "", position: "" },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [add, pending] = useAddMemberMutation();

  const submit = async (person: Typed) => {
    const answer = (await add({ input: { federationId: federation.id, ...person } }))?.addFederationMember;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    form.reset();
    onClose();
    toast.success(
      answer.done.asked
        ? { title: "Convite enviado", description: "A pessoa entra na federação quando aceitar." }
        : { title: "Pessoa incluída", description: "A senha provisória foi por e-mail." },
    );
  };

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
