import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { changeEmailSchema } from "../../../server/identity/account.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { PasswordField } from "../../ui/form/PasswordField";
import { TextField } from "../../ui/form/TextField";
import { tellRefusal } from "../../ui/form/refusal";
import { useRequestEmailChangeMutation } from "./use-account-mutations";
import { useLateRules } from "../../ui/form/use-late-rules";

type NewEmail = z.infer<typeof changeEmailSchema>;

interface ChangeEmailDialogProps {
  open: boolean;
  currentEmail: string;
  onClose: () => void;
  /** Called with the address the link was sent to. */
  onRequested: (newEmail: string) => void;
}

export function ChangeEmailDialog({ open, currentEmail, onClose, onRequested }: ChangeEmailDialogProps) {
  const form = useForm<NewEmail>({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/account.rules")).changeEmailSchema,
    ),
    defaultValues: { newEmail: "", password: "" },
  });
  const { register, formState, reset, getValues } = form;
  const { errors } = formState;
  const [requestChange, pending] = useRequestEmailChangeMutation();

  const close = () => {
    onClose();
    // Closed by accident, it still holds the address; a password waits nowhere.
    reset({ newEmail: getValues("newEmail"), password: "" });
  };

  const submit = async (input: NewEmail) => {
    const answer = (await requestChange({ input }))?.requestEmailChange;

    if (answer?.done) {
      onRequested(answer.done.email);
      reset({ newEmail: "", password: "" });
      return onClose();
    }
    if (answer?.refusal) {
      return tellRefusal(form, answer.refusal);
    }
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
