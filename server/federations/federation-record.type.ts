import type { builder } from "../platform/graphql/builder";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** What is typed of a federation, by who makes it and who changes it. */
export const federationRecordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Nome: 2 to 100 characters." }),
  acronym: t.string({ required: true, description: "Sigla: 2 to 10 characters; kept in upper case." }),
  cnpj: t.string({ description: "CNPJ: with or without mask; null when it is not known." }),
  fullAddress: t.string({ description: "Endereço completo: at most 200 characters; null for none." }),
  email: t.string({ required: true, description: "E-mail: of the federation." }),
  phone: t.string({ description: "Telefone: null when there is none." }),
  responsibleName: t.string({
    required: true,
    description: "Responsável: 2 to 100 letters, spaces and the signs of names (' - .).",
  }),
  website: t.string({ description: "Site oficial: a URL, with or without https://; null for none." }),
  city: t.string({
    description: "Cidade: at most 60 characters, as the Pix code names it; left out it stays as it is.",
  }),
  uf: t.string({ description: "UF: two letters, null for none; left out it stays as it is." }),
  pixKey: t.string({
    description:
      "Chave Pix: CPF, CNPJ, e-mail, mobile phone or random key, null for none; left out it stays as it is.",
  }),
});
