import { useForm } from "react-hook-form";
import type { FederationMembers_federation$data } from "../../__generated__/FederationMembers_federation.graphql";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { tellRefusal } from "../../ui/form/refusal";
import { useChangeMemberMutation } from "./use-member-mutations";

interface PositionDialogProps {
  open: boolean;
  member: FederationMembers_federation$data["members"][number];
  onClose: () => void;
}

export function PositionDialog({ open, member, onClose }: PositionDialogProps) {
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/federations/federation-record.rules")).memberPositionSchema,
    ),
    defaultValues: { position: member.position },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [change, pending] = useChangeMemberMutation();

  const submit = async ({ position }: { position: string }) => {
    const answer = (await change({ input: { memberId: member.id, position } }))?.updateFederationMember;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    toast.success({ title: "Cargo salvo" });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Mudar cargo"
      description={member.name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      <TextField
        label="Cargo"
        required
        autoComplete="off"
        error={errors.position?.message}
        {...register("position")}
      />
    </FormDialog>
  );
}
