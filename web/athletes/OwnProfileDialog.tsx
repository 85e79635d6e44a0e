import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { UpdatedProfile, UpdateProfileInput } from "../../server/athletes/own-profile.rules";
import { formatCpf } from "../../server/brazil/cpf-cnpj.rules";
import { askYourArena } from "../../server/enrolments/level-results.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { athleteGenderLabel, athleteGenderOptions } from "../../server/sport/gender.rules";
import {
  type AthleteLevel,
  athleteLevelLabel,
  athleteLevelOptions,
} from "../../server/sport/athlete-level.rules";
import type { OwnProfileDialogAskToLowerLevelMutation } from "../__generated__/OwnProfileDialogAskToLowerLevelMutation.graphql";
import type { OwnProfileDialog_athlete$key } from "../__generated__/OwnProfileDialog_athlete.graphql";
import type { OwnProfileDialogMutation } from "../__generated__/OwnProfileDialogMutation.graphql";
import { EmailChangeRequested } from "../identity/public/IdentityChanges";
import { useAction } from "../relay/use-action";
import { Fact } from "../ui/Facts";
import { DateField, SelectField, TextAreaField, TextField } from "../ui/form/Fields";
import { FormDialog } from "../ui/form/FormDialog";
import { MaskedField } from "../ui/form/MaskedField";
import { PendingButton } from "../ui/form/PendingButton";
import { tellInvalid, useServerForm } from "../ui/form/server-form";
import { today } from "../ui/format";
import { toast } from "../ui/toaster";

interface AskToLowerLevelProps {
  level: AthleteLevel;
  onAsked: () => void;
}

/** A result keeps the athlete from lowering the level alone: the arena is asked with a touch. */
function AskToLowerLevel({ level, onAsked }: AskToLowerLevelProps) {
  const [ask, pending] = useAction<OwnProfileDialogAskToLowerLevelMutation>(
    graphql`
      mutation OwnProfileDialogAskToLowerLevelMutation($input: AskToLowerLevelInput!) {
        askToLowerLevel(input: $input) {
          ... on AskToLowerLevelSuccess @alias(as: "done") {
            athlete {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
  const send = async () => {
    const answer = (await ask({ input: { level } }))?.askToLowerLevel;
    if (!answer) return;
    if (answer.done) {
      onAsked();
      toast.success({ title: "Pedido enviado", description: "O nível muda quando a sua arena concordar." });
    } else
      toast.error({
        title: "Pedido não enviado",
        description: answer.refusal?.message ?? "",
      });
  };
  return (
    <Flex>
      <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void send()}>
        {`Pedir à arena o nível ${athleteLevelLabel[level]}`}
      </PendingButton>
    </Flex>
  );
}

interface OwnProfileDialogProps {
  athlete: OwnProfileDialog_athlete$key;
  open: boolean;
  onClose: () => void;
  /** Undefined for who acts for a minor: the sign-in address is the account owner's to change. */
  emailChange?: { ask: () => void; requested: string | null };
}

/** As the form shows them. */
const fields = ["fullName", "phone", "level", "birthDate", "gender", "notes"] as const;

/** 'Alterar Cadastro' by the athlete. E-mail and CPF are shown: a new address counts once it is confirmed, a CPF never changes. */
export function OwnProfileDialog({ athlete: key, open, onClose, emailChange }: OwnProfileDialogProps) {
  const athlete = useFragment(
    graphql`
      fragment OwnProfileDialog_athlete on Athlete {
        displayName
        email
        cpf
        phone
        birthDate
        level
        gender
        notes
      }
    `,
    key,
  );
  const { displayName, email, cpf, phone, birthDate, level, gender, notes } = athlete;
  const known: UpdateProfileInput = {
    fullName: displayName,
    phone: phone ?? "",
    birthDate: birthDate ?? "",
    level,
    gender: gender ?? null,
    notes: notes ?? "",
  };
  // The level that only an arena may give, once that was said.
  const [asksFor, setAsksFor] = useState<AthleteLevel | null>(null);
  const { form, submit, pending } = useServerForm(useUpdateProfile(), {
    rules: async () =>
      (await import("../../server/athletes/own-profile.rules")).updateProfileSchema(today(brasiliaTime)),
    values: known,
    resetOptions: { keepDirtyValues: true },
    input: (typed) => typed,
    onDone: () => {
      form.reset();
      onClose();
      toast.success({ title: "Sucesso", description: "Dados atualizados com sucesso!" });
    },
    onRefused: ({ refusal }, typed) => {
      const waitsForArena = refusal?.fields?.some(({ message }) => message.endsWith(askYourArena));
      setAsksFor(waitsForArena ? (typed.level ?? null) : null);
      tellInvalid(refusal?.message);
      return false;
    },
  });
  const { register } = form;
  const { errors, isDirty } = form.formState;

  const close = () => {
    form.reset(known);
    setAsksFor(null);
    onClose();
  };
  const submitChanged = async (input: UpdatedProfile) => {
    if (birthDate && input.birthDate === null) {
      const message = "Informe a data de nascimento";
      form.setError("birthDate", { message }, { shouldFocus: true });
      return tellInvalid(message);
    }
    if (!isDirty) return close();
    setAsksFor(null);
    await submit(input);
  };
  const refuse = (found: FieldErrors<UpdateProfileInput>) =>
    tellInvalid(fields.flatMap((field) => found[field]?.message ?? [])[0]);

  return (
    <FormDialog
      open={open}
      onClose={close}
      size="lg"
      title="Alterar Cadastro"
      description="De nível, nascimento e gênero fica guardado o que estava antes, quem alterou e quando."
      form={{ ...form, handleSubmit: (valid) => form.handleSubmit(valid, refuse) }}
      onSubmit={submitChanged}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...register("fullName")}
      />
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="4">
        <Fact name="E-mail">
          {email ?? "Não informado"}
          {emailChange ? (
            <Button
              display="block"
              size="xs"
              variant="outline"
              colorPalette="gray"
              mt="1.5"
              onClick={emailChange.ask}
            >
              Trocar e-mail
            </Button>
          ) : null}
        </Fact>
        <Fact name="CPF">{cpf ? formatCpf(cpf) : "Não informado"}</Fact>
      </SimpleGrid>
      {emailChange && email ? (
        <EmailChangeRequested newEmail={emailChange.requested} currentEmail={email} />
      ) : null}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <MaskedField
          label="Telefone"
          mask="phone"
          type="tel"
          autoComplete="tel-national"
          error={errors.phone?.message}
          registration={register("phone")}
        />
        <SelectField
          label="Nível"
          options={athleteLevelOptions}
          error={errors.level?.message}
          {...register("level")}
        />
        <DateField
          label="Data de nascimento"
          max={today(brasiliaTime)}
          autoComplete="bday"
          error={errors.birthDate?.message}
          {...register("birthDate")}
        />
        {gender ? (
          <Fact name="Gênero">{athleteGenderLabel[gender]}</Fact>
        ) : (
          <SelectField
            label="Gênero"
            placeholder="Não informado"
            hint="Decide em quais categorias você joga. Depois, só a sua arena corrige."
            options={athleteGenderOptions}
            error={errors.gender?.message}
            {...register("gender", { setValueAs: (value: string | null) => value || null })}
          />
        )}
      </SimpleGrid>
      {asksFor ? <AskToLowerLevel level={asksFor} onAsked={() => setAsksFor(null)} /> : null}
      <TextAreaField
        label="Observações"
        hint="Só você lê."
        error={errors.notes?.message}
        {...register("notes")}
      />
    </FormDialog>
  );
}

function useUpdateProfile() {
  return useAction<OwnProfileDialogMutation>(
    graphql`
      mutation OwnProfileDialogMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfileSuccess @alias(as: "done") {
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
