import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useEffect, useState } from "react";
import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { ufName } from "../../../server/brazil/uf.rules";
import type { FederationRecord } from "../../../server/federations/federation-record.rules";
import type { FederationFieldsUpdateMutation } from "../../__generated__/FederationFieldsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { SelectField, TextField } from "../../ui/form/Fields";
import { MaskedField } from "../../ui/form/MaskedField";
import { changedFields, useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { federationRecord, type FederationRow } from "./federation-record";

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

const typedOf = (federation: FederationRow) => ({
  name: federation.name,
  acronym: federation.acronym,
  responsibleName: federation.responsibleName,
  email: federation.email,
  cnpj: formatCnpj(federation.cnpj ?? ""),
  phone: federation.phone ?? "",
  fullAddress: federation.fullAddress ?? "",
  website: federation.website ?? "",
  city: federation.city ?? "",
  uf: federation.uf ?? "",
  pixKey: federation.pixKey ?? "",
});

/**
 * The form of a federation's data: saves what is typed, and where another person has saved meanwhile shows what they
 * changed before it saves again.
 */
export function useFederationForm(federation: FederationRow, onSaved: () => void) {
  // What was read last: saving is meant for that, and for nothing newer that one has not seen.
  const [seen, setSeen] = useState(federation);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const { form, submit, pending } = useServerForm(
    useAction<FederationFieldsUpdateMutation>(
      graphql`
        mutation FederationFieldsUpdateMutation($input: UpdateFederationInput!) {
          updateFederation(input: $input) {
            ... on UpdateFederationSuccess @alias(as: "done") {
              federation {
                ...federationRecord_federation
              }
            }
            ... on FederationChangedMeanwhile @alias(as: "changedMeanwhile") {
              message
              federation {
                ...federationRecord_federation
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao salvar a federação", description: "Tente novamente." } },
    ),
    {
      rules: async () =>
        (await import("../../../server/federations/federation-record.rules")).federationRecordSchema,
      defaultValues: typedOf(federation),
      input: (record) => ({ federationId: federation.id, version: seen.version, ...record }),
      onDone: (done) => {
        const now = federationRecord(done.federation);
        setSeen(now);
        reset(typedOf(now));
        toast.success({ title: "Federação salva", description: "Os dados da federação foram atualizados." });
        onSaved();
      },
      onRefused: ({ changedMeanwhile }) => {
        if (!changedMeanwhile) return false;
        const now = federationRecord(changedMeanwhile.federation);
        setMeanwhile({
          message: changedMeanwhile.message,
          changes: changedFields(typedOf(seen), typedOf(now), federationLabels),
        });
        setSeen(now);
        // Untouched fields get what was saved meanwhile, so that saving again does not undo it.
        reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
        return true;
      },
    },
  );
  const { isDirty } = form.formState;
  const { reset } = form;
  // A page that is opened again shows first what it knew, then what has come to be.
  if (federation.version > seen.version && !isDirty) setSeen(federation);
  useEffect(() => {
    if (!isDirty) reset(typedOf(seen));
  }, [seen, isDirty, reset]);
  const submitAgain = (record: FederationRecord) => {
    setMeanwhile(undefined);
    return submit(record);
  };
  return { form, submit: submitAgain, pending, meanwhile };
}
