import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/TextField";
import { useServerFormWith } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import type { ArenaTeacherOfList } from "./arena-teacher-row";
import { useInviteTeacherMutation } from "./use-arena-teacher-mutations";

interface InviteTeacherDialogProps {
  teacher: Pick<ArenaTeacherOfList, "id" | "name" | "hasAccount" | "email">;
  open: boolean;
  onClose: () => void;
}

/** Invites a teacher of the list: by the address entered, or by their account's address, which the arena cannot see. */
export function InviteTeacherDialog({ teacher, open, onClose }: InviteTeacherDialogProps) {
  const { id, name, hasAccount, email } = teacher;
  const [invite, inviting] = useInviteTeacherMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (typed) => {
        if (!hasAccount && typed.email === null) {
          form.setError("email", { message: "Informe o e-mail" }, { shouldFocus: true });
          return null;
        }
        const input = { teacherArenaId: id, email: hasAccount ? null : typed.email };
        return (await invite({ input }))?.inviteTeacher;
      },
      inviting,
    ],
    {
      rules: async () =>
        (await import("../../../server/teachers/arena-teachers/arena-teacher.rules")).inviteTeacherSchema,
      defaultValues: { email: email ?? "" },
      onDone: (_done, typed) => {
        onClose();
        toast.success({ title: "Convite enviado", description: typed.email ?? name });
      },
    },
  );
  const { register, formState } = form;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Convidar ${name}`}
      description={
        hasAccount
          ? "O convite vai para o e-mail da conta deste professor. Nada muda enquanto ele não aceitar."
          : "Quem recebe entra com este e-mail, ou cria a conta com ele, e aceita em “Minha conta”."
      }
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Enviar convite"
      pendingLabel="Enviando…"
    >
      {hasAccount ? null : (
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          error={formState.errors.email?.message}
          {...register("email")}
        />
      )}
    </FormDialog>
  );
}
