import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { athleteGenderOptions } from "../../../server/sport/athlete-gender.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { DateField } from "../../ui/form/DateField";
import { MaskedField } from "../../ui/form/MaskedField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";

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
