import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { arenaAthleteFormSchema } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { longestNote } from "../../../server/athletes/arena-athletes/arena-note.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { TextAreaField, TextField } from "../../ui/form/Fields";
import { useLateRules, useServerForm } from "../../ui/form/server-form";
import { useQuestion } from "../../ui/form/use-question";
import { today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { KnownAthlete, ArenaAthleteOfList } from "./arena-athlete-rows";
import {
  ContactFields,
  ProfileFields,
  useSetArenaAthleteActiveMutation,
  useUpdateArenaAthleteMutation,
  useWriteArenaNoteMutation,
} from "./ArenaAthleteForm";

interface UpdateAthleteDialogProps {
  athlete: KnownAthlete;
  open: boolean;
  onClose: () => void;
}

type Schema = ReturnType<typeof arenaAthleteFormSchema>;
type Typed = z.input<Schema>;
type Sent = z.output<Schema>;

/** 'Alterar Cadastro': what categories go by; name and contacts of who has no account. Only what was changed is sent. */
export function UpdateAthleteDialog({ athlete, open, onClose }: UpdateAthleteDialogProps) {
  const { id, name, hasAccount, email, phone, level, birthDate, gender } = athlete;
  const day = today(brasiliaTime);
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/arena-athletes/arena-athlete.rules")).arenaAthleteFormSchema(
        day,
        hasAccount,
      ),
    ),
    defaultValues: {
      level,
      birthDate: birthDate ?? "",
      gender,
      ...(hasAccount ? {} : { fullName: name, email: email ?? "", phone: phone ?? "" }),
    },
  });
  const { register, formState } = form;
  const { errors, dirtyFields, isDirty } = formState;
  const [update, pending] = useUpdateArenaAthleteMutation();

  const submit = async (typed: Sent) => {
    if (birthDate && typed.birthDate === null)
      return form.setError("birthDate", { message: "Informe a data de nascimento" }, { shouldFocus: true });
    if (!isDirty) return onClose();
    const { fullName = name, email: address = null, phone: number = null } = typed;
    const input = {
      arenaAthleteId: id,
      ...(dirtyFields.fullName || dirtyFields.email || dirtyFields.phone
        ? { contact: { fullName, email: address, phone: number } }
        : {}),
      ...(dirtyFields.level ? { level: typed.level } : {}),
      ...(dirtyFields.birthDate ? { birthDate: typed.birthDate } : {}),
      ...(dirtyFields.gender ? { gender: typed.gender } : {}),
    };
    const answer = (await update({ input }))?.updateArenaAthlete;
    if (!answer) return;
    if (answer.refusal?.fields) {
      const fields = answer.refusal.fields.map(({ path, message }) => ({
        path: path.filter((step) => step !== "contact"),
        message,
      }));
      return tellRefusal(form, { fields });
    }
    if (!answer.done) return tellRefusal(form, answer.refusal);
    onClose();
    toast.success({ title: "Cadastro alterado", description: fullName });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Alterar Cadastro"
      description="De nível, nascimento e gênero fica guardado o que estava antes, quem alterou e quando."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      {hasAccount ? (
        <Notice tone="info">
          {name} já tem conta na Praia: o e-mail só o próprio atleta muda. Nome, telefone e CPF se corrigem em
          Ver Perfil.
        </Notice>
      ) : (
        <>
          <TextField
            label="Nome completo"
            required
            autoComplete="off"
            error={errors.fullName?.message}
            {...register("fullName")}
          />
          <ContactFields email={register("email")} phone={register("phone")} errors={errors} />
        </>
      )}
      <ProfileFields
        level={register("level")}
        birthDate={register("birthDate")}
        gender={register("gender", { setValueAs: (value: string | null) => value || null })}
        errors={errors}
        today={day}
        genderIsOpen={!gender}
      />
    </FormDialog>
  );
}

interface NoteDialogProps {
  athlete: { id: string; name: string };
  note: string | null;
  open: boolean;
  onClose: () => void;
}

/** What the arena writes down of an athlete, for itself. */
export function NoteDialog({ athlete: { id, name }, note, open, onClose }: NoteDialogProps) {
  const { form, submit, pending } = useServerForm(useWriteArenaNoteMutation(), {
    rules: async () =>
      (await import("../../../server/athletes/arena-athletes/arena-note.rules")).arenaNoteSchema,
    defaultValues: { note: note ?? "" },
    input: (typed) => ({ arenaAthleteId: id, ...typed }),
    onDone: () => {
      onClose();
      toast.success({ title: "Observações salvas", description: name });
    },
  });
  const { register, formState } = form;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Observações da arena"
      description={name}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextAreaField
        label="Observações"
        rows={6}
        hint={`Até ${longestNote} caracteres. Só a arena lê aqui; o atleta recebe este texto se baixar os dados dele.`}
        error={formState.errors.note?.message}
        {...register("note")}
      />
    </FormDialog>
  );
}

interface StandingDialogProps {
  athlete: Pick<ArenaAthleteOfList, "id" | "name" | "active">;
  open: boolean;
  onClose: () => void;
}

/** Who no longer comes, or comes again: what that means for the arena. */
export function StandingDialog({ athlete: { id, name, active }, open, onClose }: StandingDialogProps) {
  // What it was when the dialog opened: the row changes while it closes.
  const [before] = useState(active);
  const { confirm, pending, refusal } = useQuestion(useSetArenaAthleteActiveMutation(), {
    input: { arenaAthleteId: id, active: !before },
    onDone: () => {
      onClose();
      toast.success({ title: before ? "Atleta inativado" : "Atleta reativado", description: name });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={before ? `Inativar ${name} nesta arena?` : `Reativar ${name} nesta arena?`}
      description={
        before
          ? "A arena deixa de ver os contatos e não inscreve mais o atleta em torneios; o que já está marcado continua."
          : "A arena volta a ver os contatos e pode inscrever o atleta nos torneios."
      }
      confirmLabel={before ? "Inativar" : "Reativar"}
      pendingLabel={before ? "Inativando…" : "Reativando…"}
      dangerous={before}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </ConfirmDialog>
  );
}
