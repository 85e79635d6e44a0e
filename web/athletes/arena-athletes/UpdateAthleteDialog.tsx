import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { arenaAthleteFormSchema } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { KnownAthlete } from "./known-athlete";
import { ContactFields, ProfileFields } from "./AthleteFields";
import { useUpdateArenaAthleteMutation } from "./use-arena-athlete-mutations";

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
