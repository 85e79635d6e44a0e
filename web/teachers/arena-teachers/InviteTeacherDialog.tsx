import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { inviteTeacherSchema } from "../../../server/teachers/arena-teachers/arena-teacher.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import type { ArenaTeacherOfList } from "./arena-teacher-row";
import { useInviteTeacherMutation } from "./use-arena-teacher-mutations";

interface InviteTeacherDialogProps {
  teacher: Pick<ArenaTeacherOfList, "id" | "name" | "hasAccount" | "email">;
  open: boolean;
  onClose: () => void;
}

type Typed = z.input<typeof inviteTeacherSchema>;
type Sent = z.output<typeof inviteTeacherSchema>;

/** Invites a teacher of the list: by the address entered, or by their account's address, which the arena cannot see. */
export function InviteTeacherDialog({ teacher, open, onClose }: InviteTeacherDialogProps) {
  const { id, name, hasAccount, email } = teacher;
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/teachers/arena-teachers/arena-teacher.rules")).inviteTeacherSchema,
    ),
    defaultValues: { email: email ?? "" },
  });
  const { register, formState } = form;
  const [invite, pending] = useInviteTeacherMutation();

  const submit = async (typed: Sent) => {
    if (!hasAccount && typed.email === null)
      return form.setError("email", { message: "Informe o e-mail" }, { shouldFocus: true });
    const input = { teacherArenaId: id, email: hasAccount ? null : typed.email };
    const answer = (await invite({ input }))?.inviteTeacher;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    onClose();
    toast.success({ title: "Convite enviado", description: typed.email ?? name });
  };

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
