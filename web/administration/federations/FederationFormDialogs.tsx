import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newFederationSchema } from "../../../server/federations/federation-record.rules";
import { ChangedMeanwhile, FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { FederationFields, useFederationForm } from "../../federations/public/FederationFields";
import { useCreateFederationMutation } from "./use-federation-mutations";
import type { FederationOfList } from "./federation-columns";

type Typed = z.input<typeof newFederationSchema>;
const empty: Typed = {
  name: "",
  acronym: "",
  responsibleName: "",
  email: "",
  cnpj: "",
  phone: "",
  fullAddress: "",
  website: "",
  city: "",
  uf: "",
  position: "Presidente",
};

/** Creates a federation and invites its manager. */
export function CreateFederationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form, submit, pending } = useServerForm(useCreateFederationMutation(), {
    rules: async () =>
      (await import("../../../server/federations/federation-record.rules")).newFederationSchema,
    defaultValues: empty,
    input: (input) => input,
    onDone: async (done) => {
      reset(empty);
      onClose();
      toast.success({
        title: "Federação criada com sucesso",
        description: done.asked
          ? "O responsável já tem conta e recebeu um convite por e-mail."
          : "O responsável recebeu o acesso por e-mail.",
      });
      await navigate(addressOf(done.federation.id));
      await revalidate();
    },
  });
  const { register, formState, reset } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Criar Federação"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar Federação"
      pendingLabel="Criando…"
    >
      <FederationFields
        register={register}
        errors={errors}
        emailHint="É para cá que vai o acesso de quem for responsável."
      />
      <TextField
        label="Cargo do responsável"
        required
        autoComplete="off"
        maxW={{ sm: "50%" }}
        error={errors.position?.message}
        {...register("position")}
      />
    </FormDialog>
  );
}

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
