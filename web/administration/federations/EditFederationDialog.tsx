import { FederationFields } from "../../federations/public/FederationFields";
import { useFederationForm } from "../../federations/public/use-federation-form";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
import { FormDialog } from "../../ui/form/FormDialog";
import type { FederationOfList } from "./federation-row";

interface EditFederationDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
}

export function EditFederationDialog({ open, federation, onClose }: EditFederationDialogProps) {
  const { form, submit, pending, meanwhile } = useFederationForm(federation, onClose);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Federação"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <FederationFields register={form.register} errors={form.formState.errors} />
    </FormDialog>
  );
}
