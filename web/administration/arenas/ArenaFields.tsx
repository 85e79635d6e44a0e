import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from "react-hook-form";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/TextField";

/** What the administration keeps of every arena. */
export interface ArenaRecordTyped {
  name: string;
  responsibleName: string;
  email: string;
  cnpj: string;
  fullAddress: string;
  contactPhone?: string | null | undefined;
}

/** As the form calls them. */
export const arenaLabels = {
  name: "Nome da Arena",
  responsibleName: "Responsável",
  email: "Email",
  cnpj: "CNPJ",
  fullAddress: "Endereço Completo",
  contactPhone: "Contato",
} as const;

interface ArenaFieldsProps<Values extends FieldValues & ArenaRecordTyped> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<ArenaRecordTyped>;
  emailHint?: string;
}

export function ArenaFields<Values extends FieldValues & ArenaRecordTyped>({
  register,
  errors,
  emailHint,
}: ArenaFieldsProps<Values>) {
  const at = (field: keyof ArenaRecordTyped) => register(field as FieldPath<Values>);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <TextField
        label={arenaLabels.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...at("name")}
      />
      <MaskedField
        mask="cnpj"
        label={arenaLabels.cnpj}
        required
        placeholder="00.000.000/0000-00"
        error={errors.cnpj?.message}
        registration={at("cnpj")}
      />
      <TextField
        label={arenaLabels.responsibleName}
        required
        autoComplete="off"
        error={errors.responsibleName?.message}
        {...at("responsibleName")}
      />
      <TextField
        label={arenaLabels.email}
        type="email"
        required
        autoComplete="off"
        hint={emailHint}
        error={errors.email?.message}
        {...at("email")}
      />
      <TextField
        label={arenaLabels.fullAddress}
        required
        autoComplete="off"
        error={errors.fullAddress?.message}
        {...at("fullAddress")}
      />
      <MaskedField
        mask="phone"
        label={arenaLabels.contactPhone}
        type="tel"
        error={errors.contactPhone?.message}
        registration={at("contactPhone")}
      />
    </SimpleGrid>
  );
}
