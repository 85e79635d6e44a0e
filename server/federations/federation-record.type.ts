import type { builder } from "../platform/graphql/builder";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** What is typed of a federation, by who makes it and who changes it. */
export const federationRecordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Name, 2 to 100 characters (nome)." }),
  acronym: t.string({
    required: true,
    description: "Acronym, 2 to 10 characters; kept in upper case (sigla).",
  }),
  cnpj: t.string({ description: "CNPJ, with or without mask; null when it is not known." }),
  fullAddress: t.string({
    description: "Full address, at most 200 characters; null for none (endereço completo).",
  }),
  email: t.string({ required: true, description: "E-mail, of the federation (e-mail)." }),
  phone: t.string({ description: "Phone; null when there is none (telefone)." }),
  responsibleName: t.string({
    required: true,
    description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
  }),
  website: t.string({ description: "A URL, with or without https://; null for none (site oficial)." }),
  city: t.string({
    description:
      "City, at most 60 characters, as the Pix code names it; left out it stays as it is (cidade).",
  }),
  uf: t.string({ description: "Two letters, null for none; left out it stays as it is (UF)." }),
  pixKey: t.string({
    description:
      "CPF, CNPJ, e-mail, mobile phone or random key, null for none; left out it stays as it is (chave Pix).",
  }),
});
