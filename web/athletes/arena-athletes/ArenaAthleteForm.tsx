import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { athleteGenderOptions } from "../../../server/sport/gender.rules";
import type { ArenaAthleteFormNoteMutation as NoteMutation } from "../../__generated__/ArenaAthleteFormNoteMutation.graphql";
import type { ArenaAthleteFormRegisterMutation as RegisterMutation } from "../../__generated__/ArenaAthleteFormRegisterMutation.graphql";
import type { ArenaAthleteFormStandingMutation as StandingMutation } from "../../__generated__/ArenaAthleteFormStandingMutation.graphql";
import type { ArenaAthleteFormUpdateMutation as UpdateMutation } from "../../__generated__/ArenaAthleteFormUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { MaskedField } from "../../ui/form/MaskedField";

interface ProfileFieldsProps {
  level: UseFormRegisterReturn;
  birthDate: UseFormRegisterReturn;
  gender: UseFormRegisterReturn;
  errors: FieldErrors<{ level: string; birthDate: string; gender: string }>;
  /** YYYY-MM-DD, the latest date of birth. */
  today: string;
  /** Whether the gender may stay empty. */
  genderIsOpen: boolean;
}

/** The athlete data that decides which categories an athlete may enter. */
export function ProfileFields({ level, birthDate, gender, errors, today, genderIsOpen }: ProfileFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <SelectField label="Nível" options={athleteLevelOptions} error={errors.level?.message} {...level} />
      <SelectField
        label="Gênero"
        placeholder={genderIsOpen ? "Não informado" : undefined}
        options={athleteGenderOptions}
        error={errors.gender?.message}
        {...gender}
      />
      <DateField label="Data de nascimento" max={today} error={errors.birthDate?.message} {...birthDate} />
    </SimpleGrid>
  );
}

interface ContactFieldsProps {
  email: UseFormRegisterReturn;
  emailHint?: string;
  phone: UseFormRegisterReturn;
  errors: FieldErrors<{ email: string; phone: string }>;
}

/** Contact data of an athlete who may not have an account. */
export function ContactFields({ email, emailHint, phone, errors }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint={emailHint}
        error={errors.email?.message}
        {...email}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        registration={phone}
      />
    </>
  );
}

const notSaved = { failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." } };

export function useRegisterArenaAthleteMutation() {
  return useAction<RegisterMutation>(
    graphql`
      mutation ArenaAthleteFormRegisterMutation($input: RegisterAthleteInput!) {
        registerAthlete(input: $input) {
          ... on RegisterAthleteSuccess @alias(as: "done") {
            arenaAthlete {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao cadastrar o atleta. Tente novamente." } },
  );
}

export function useUpdateArenaAthleteMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation ArenaAthleteFormUpdateMutation($input: UpdateArenaAthleteInput!) {
        updateArenaAthlete(input: $input) {
          ... on UpdateArenaAthleteSuccess @alias(as: "done") {
            arenaAthlete {
              ...arenaAthleteRows_row
              ...ArenaAthleteDetails_row
              ...arenaAthleteRows_knownAthleteRow
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function useWriteArenaNoteMutation() {
  return useAction<NoteMutation>(
    graphql`
      mutation ArenaAthleteFormNoteMutation($input: WriteArenaNoteInput!) {
        writeArenaNote(input: $input) {
          ... on WriteArenaNoteSuccess @alias(as: "done") {
            arenaAthlete {
              note
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar as observações. Tente novamente." } },
  );
}

export function useSetArenaAthleteActiveMutation() {
  return useAction<StandingMutation>(
    graphql`
      mutation ArenaAthleteFormStandingMutation($input: SetArenaAthleteActiveInput!) {
        setArenaAthleteActive(input: $input) {
          ... on SetArenaAthleteActiveSuccess @alias(as: "done") {
            arenaAthlete {
              ...arenaAthleteRows_row
              ...ArenaAthleteDetails_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}
