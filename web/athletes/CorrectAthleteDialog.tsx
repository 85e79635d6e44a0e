import { useForm, type FieldErrors } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { CorrectRecordInput, RecordCorrection } from "../../server/athletes/profile-change.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { athleteGenderOptions } from "../../server/sport/gender.rules";
import { athleteLevelOptions } from "../../server/sport/athlete-level.rules";
import type { CorrectAthleteDialog_athlete$key } from "../__generated__/CorrectAthleteDialog_athlete.graphql";
import { FormDialog } from "../ui/form/FormDialog";
import { DateField, SelectField, TextField } from "../ui/form/Fields";
import { MaskedField } from "../ui/form/MaskedField";
import { tellRefusal } from "../ui/form/refusal";
import { tellInvalid, useLateRules } from "../ui/form/server-form";
import { today } from "../ui/format";
import { toast } from "../ui/toaster";
import type { CorrectAthleteDialogMutation } from "../__generated__/CorrectAthleteDialogMutation.graphql";
import { useAction } from "../relay/use-action";

interface CorrectAthleteDialogProps {
  athlete: CorrectAthleteDialog_athlete$key;
  open: boolean;
  onClose: () => void;
}

/** As the form shows them. */
const fields = ["fullName", "phone", "cpf", "level", "birthDate", "gender"] as const;

/** Name, phone and CPF, and what categories go by: only what was changed is sent. */
export function CorrectAthleteDialog({ athlete: key, open, onClose }: CorrectAthleteDialogProps) {
  const { id, displayName, phone, level, birthDate, gender } = useFragment(
    graphql`
      fragment CorrectAthleteDialog_athlete on Athlete {
        id
        displayName
        phone
        level
        birthDate
        gender
      }
    `,
    key,
  );
  const known = {
    fullName: displayName,
    phone: phone ?? "",
    cpf: "",
    level,
    birthDate: birthDate ?? "",
    gender: gender ?? null,
  };
  const form = useForm<CorrectRecordInput, unknown, RecordCorrection>({
    resolver: useLateRules(async () =>
      (await import("../../server/athletes/profile-change.rules")).correctRecordSchema(today(brasiliaTime)),
    ),
    defaultValues: known,
  });
  const { errors, dirtyFields, isDirty } = form.formState;
  const [correct, pending] = useCorrectAthlete();

  const close = () => {
    form.reset(known);
    onClose();
  };
  const submit = async (typed: RecordCorrection) => {
    if (birthDate && typed.birthDate === null) {
      const message = "Informe a data de nascimento";
      form.setError("birthDate", { message }, { shouldFocus: true });
      return tellInvalid(message);
    }
    if (!isDirty) return close();
    const input = {
      athleteId: id,
      ...(dirtyFields.fullName ? { fullName: typed.fullName } : {}),
      ...(dirtyFields.phone ? { phone: typed.phone } : {}),
      ...(dirtyFields.cpf ? { cpf: typed.cpf } : {}),
      ...(dirtyFields.level ? { level: typed.level } : {}),
      ...(dirtyFields.birthDate ? { birthDate: typed.birthDate } : {}),
      ...(dirtyFields.gender ? { gender: typed.gender } : {}),
    };
    const answer = (await correct({ input }))?.correctAthlete;
    if (!answer?.done) {
      if (answer?.refusal?.fields) tellInvalid(answer.refusal.message);
      return tellRefusal(form, answer?.refusal);
    }
    form.reset({
      fullName: typed.fullName ?? displayName,
      phone: typed.phone ?? phone ?? "",
      cpf: "",
      level: typed.level,
      birthDate: typed.birthDate ?? "",
      gender: typed.gender ?? null,
    });
    onClose();
    toast.success({ title: "Sucesso", description: "Dados atualizados com sucesso!" });
  };
  const refuse = (found: FieldErrors<CorrectRecordInput>) =>
    tellInvalid(fields.flatMap((field) => found[field]?.message ?? [])[0]);

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Alterar Cadastro"
      description={`O cadastro de ${displayName}. Fica guardado o que estava antes, quem corrigiu e quando; quem tem conta recebe um aviso de nome, telefone e CPF.`}
      form={{ ...form, handleSubmit: (valid) => form.handleSubmit(valid, refuse) }}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      <TextField
        label="Nome completo"
        autoComplete="off"
        error={errors.fullName?.message}
        {...form.register("fullName")}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        registration={form.register("phone")}
      />
      <MaskedField
        label="CPF"
        mask="cpf"
        inputMode="numeric"
        autoComplete="off"
        hint="Deixe em branco para não mudar."
        error={errors.cpf?.message}
        registration={form.register("cpf")}
      />
      <SelectField
        label="Nível"
        options={athleteLevelOptions}
        error={errors.level?.message}
        {...form.register("level")}
      />
      <DateField
        label="Data de nascimento"
        max={today(brasiliaTime)}
        error={errors.birthDate?.message}
        {...form.register("birthDate")}
      />
      <SelectField
        label="Gênero"
        placeholder={gender ? undefined : "Não informado"}
        options={athleteGenderOptions}
        error={errors.gender?.message}
        {...form.register("gender", { setValueAs: (value: string | null) => value || null })}
      />
    </FormDialog>
  );
}

function useCorrectAthlete() {
  return useAction<CorrectAthleteDialogMutation>(
    graphql`
      mutation CorrectAthleteDialogMutation($input: CorrectAthleteInput!) {
        correctAthlete(input: $input) {
          ... on CorrectAthleteSuccess @alias(as: "done") {
            athlete {
              ...AthleteSummary_athlete
              ...ManageProfile_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
}
