import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerFormWith } from "../../ui/form/server-form";
import { useQuestion } from "../../ui/form/use-question";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { ArenaTeacherOfList } from "./arena-teacher-columns";
import { useInviteTeacherMutation, useSetTeachingActiveMutation } from "./use-arena-teacher-mutations";

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

interface TeachingDialogProps {
  teacher: Pick<ArenaTeacherOfList, "id" | "name" | "active">;
  open: boolean;
  onClose: () => void;
}

/** Who teaches here no more, or again: what that means. */
export function TeachingDialog({ teacher: { id, name, active }, open, onClose }: TeachingDialogProps) {
  // What it was when the dialog opened: the row changes while it closes.
  const [before] = useState(active);
  const { confirm, pending, refusal } = useQuestion(useSetTeachingActiveMutation(), {
    input: { teacherArenaId: id, active: !before },
    onDone: () => {
      onClose();
      toast.success({ title: before ? "Vínculo encerrado" : "Professor reativado", description: name });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={before ? `Encerrar o vínculo de ${name}?` : `Reativar ${name} nesta arena?`}
      description={
        before
          ? "Novas aulas não podem mais ser marcadas com este professor, e a arena deixa de ver contato, horários e certificações. As aulas que já deu continuam no histórico."
          : "A arena volta a ver o que tinha anotado e pode marcar aulas com este professor."
      }
      confirmLabel={before ? "Encerrar" : "Reativar"}
      pendingLabel={before ? "Encerrando…" : "Reativando…"}
      dangerous={before}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
