import type { FederationMembers_federation$data } from "../../__generated__/FederationMembers_federation.graphql";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { useChangeMemberMutation } from "./use-member-mutations";

interface PositionDialogProps {
  open: boolean;
  member: FederationMembers_federation$data["members"][number];
  onClose: () => void;
}

export function PositionDialog({ open, member, onClose }: PositionDialogProps) {
  const { form, submit, pending } = useServerForm(useChangeMemberMutation(), {
    rules: async () =>
      (await import("../../../server/federations/federation-record.rules")).memberPositionSchema,
    defaultValues: { position: member.position },
    input: ({ position }) => ({ memberId: member.id, position }),
    onDone: () => {
      toast.success({ title: "Cargo salvo" });
      onClose();
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

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
