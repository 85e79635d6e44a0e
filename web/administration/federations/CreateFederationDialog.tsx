import { useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newFederationSchema } from "../../../server/federations/federation-record.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { toast } from "../../ui/toaster";
import { tellRefusal } from "../../ui/form/refusal";
import { FederationFields } from "../../federations/public/FederationFields";
import { useCreateFederationMutation } from "./use-federation-mutations";

type Typed = z.input<typeof newFederationSchema>;
type NewFederation = z.output<typeof newFederationSchema>;

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
  const form = useForm<Typed, unknown, NewFederation>({
    resolver: useLateRules(
      async () => (await import("../../../server/federations/federation-record.rules")).newFederationSchema,
    ),
    defaultValues: empty,
  });
  const { register, formState, reset } = form;
  const { errors } = formState;
  const [create, pending] = useCreateFederationMutation();
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  const submit = async (input: NewFederation) => {
    const answer = (await create({ input }))?.createFederation;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    reset(empty);
    onClose();
    toast.success({
      title: "Federação criada com sucesso",
      description: answer.done.asked
        ? "O responsável já tem conta e recebeu um convite por e-mail."
        : "O responsável recebeu o acesso por e-mail.",
    });
    await navigate(addressOf(answer.done.federation.id));
    await revalidate();
  };

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
