import { FormDialog } from "../../ui/form/FormDialog";
import { PasswordField, TextField } from "../../ui/form/Fields";
import { useRequestEmailChangeMutation } from "./PersonalData";
import { useServerForm } from "../../ui/form/server-form";

interface ChangeEmailDialogProps {
  open: boolean;
  currentEmail: string;
  onClose: () => void;
  /** Called with the address the link was sent to. */
  onRequested: (newEmail: string) => void;
}

export function ChangeEmailDialog({ open, currentEmail, onClose, onRequested }: ChangeEmailDialogProps) {
  const { form, submit, pending } = useServerForm(useRequestEmailChangeMutation(), {
    rules: async () => (await import("../../../server/identity/account.rules")).changeEmailSchema,
    defaultValues: { newEmail: "", password: "" },
    input: (input) => input,
    onDone: (done) => {
      onRequested(done.email);
      reset({ newEmail: "", password: "" });
      return onClose();
    },
  });
  const { register, formState, reset, getValues } = form;
  const { errors } = formState;

  const close = () => {
    onClose();
    // Closed by accident, it still holds the address; a password waits nowhere.
    reset({ newEmail: getValues("newEmail"), password: "" });
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Trocar e-mail"
      description={`O novo e-mail passa a valer quando você o confirmar. Até lá, você continua entrando com ${currentEmail}.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Enviar link"
      pendingLabel="Enviando…"
    >
      <TextField
        label="Novo e-mail"
        type="email"
        autoComplete="email"
        error={errors.newEmail?.message}
        {...register("newEmail")}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        hint="A da sua conta, para sabermos que é você"
        error={errors.password?.message}
        {...register("password")}
      />
    </FormDialog>
  );
}
