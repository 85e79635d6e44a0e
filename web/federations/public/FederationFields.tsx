import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from "react-hook-form";
import { ufName } from "../../../server/brazil/uf.rules";
import { MaskedField } from "../../ui/form/MaskedField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";

/** The data of a federation, as forms hold it. */
export interface FederationRecordTyped {
  name: string;
  acronym: string;
  email: string;
  responsibleName: string;
  cnpj?: string | null | undefined;
  fullAddress?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  city?: string | null | undefined;
  uf?: string | null | undefined;
  pixKey?: string | null | undefined;
}

/** As the form calls them. */
export const federationLabels = {
  name: "Nome",
  acronym: "Sigla",
  responsibleName: "Responsável",
  email: "Email",
  cnpj: "CNPJ",
  phone: "Telefone",
  fullAddress: "Endereço Completo",
  city: "Cidade",
  uf: "UF",
  website: "Site Oficial",
  pixKey: "Chave Pix",
} as const;

const ufOptions = Object.entries(ufName).map(([value, name]) => ({ value, label: `${value} · ${name}` }));

interface FederationFieldsProps<Values extends FieldValues & FederationRecordTyped> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<FederationRecordTyped>;
  emailHint?: string;
}

/** The fields that its people and the administration change alike. */
export function FederationFields<Values extends FieldValues & FederationRecordTyped>({
  register,
  errors,
  emailHint,
}: FederationFieldsProps<Values>) {
  const at = (field: keyof FederationRecordTyped) => register(field as FieldPath<Values>);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <TextField
        label={federationLabels.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...at("name")}
      />
      <MaskedField
        mask="upperCase"
        label={federationLabels.acronym}
        required
        error={errors.acronym?.message}
        registration={at("acronym")}
      />
      <TextField
        label={federationLabels.responsibleName}
        required
        autoComplete="off"
        error={errors.responsibleName?.message}
        {...at("responsibleName")}
      />
      <TextField
        label={federationLabels.email}
        type="email"
        required
        autoComplete="off"
        hint={emailHint}
        error={errors.email?.message}
        {...at("email")}
      />
      <MaskedField
        mask="cnpj"
        label={federationLabels.cnpj}
        placeholder="00.000.000/0000-00"
        error={errors.cnpj?.message}
        registration={at("cnpj")}
      />
      <MaskedField
        mask="phone"
        label={federationLabels.phone}
        type="tel"
        error={errors.phone?.message}
        registration={at("phone")}
      />
      <TextField
        label={federationLabels.fullAddress}
        autoComplete="off"
        error={errors.fullAddress?.message}
        {...at("fullAddress")}
      />
      <TextField
        label={federationLabels.city}
        autoComplete="off"
        hint="Cidade que aparece no Pix"
        error={errors.city?.message}
        {...at("city")}
      />
      <SelectField
        label={federationLabels.uf}
        placeholder="Não informada"
        options={ufOptions}
        error={errors.uf?.message}
        {...at("uf")}
      />
      <TextField
        label={federationLabels.website}
        type="url"
        autoComplete="off"
        placeholder="https://"
        error={errors.website?.message}
        {...at("website")}
      />
    </SimpleGrid>
  );
}
