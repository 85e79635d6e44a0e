import { AthleteLevelType } from "../athletes/athlete.type";
import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { EmailTaken } from "./identity.errors";
import { signUpArena } from "./sign-up-arena.action";
import { signUpAthlete } from "./sign-up-athlete.action";
import { signUpFederation } from "./sign-up-federation.action";
import { emailSuccess } from "./success.type";

const password = "Senha: 8 to 128 characters with lower case, upper case and a digit.";
const email = "Email: where the confirmation is sent; the login.";
const errorTypes = [InvalidInput, EmailTaken, TooManyAttempts];

const SignUpArenaInput = builder.inputType("SignUpArenaInput", {
  description: "Cadastro de arena.",
  fields: (t) => ({
    arenaName: t.string({ required: true, description: "Nome da arena: 2 to 100 characters." }),
    cnpj: t.string({
      required: true,
      description: "CNPJ: with or without mask; letters are possible since July 2026.",
    }),
    fullAddress: t.string({ required: true, description: "Endereço completo: 10 to 200 characters." }),
    email: t.string({ required: true, description: email }),
    contactPhone: t.string({ description: "Telefone de contato: null when there is none." }),
    responsibleName: t.string({ required: true, description: "Responsável: letters and spaces, 2 to 100." }),
    password: t.string({ required: true, description: password }),
  }),
});

const SignUpAthleteInput = builder.inputType("SignUpAthleteInput", {
  description: "Cadastro de atleta.",
  fields: (t) => ({
    fullName: t.string({ required: true, description: "Nome completo: letters and spaces, 2 to 100." }),
    cpf: t.string({ description: "CPF: with or without mask; null when it is not given." }),
    email: t.string({ required: true, description: email }),
    phone: t.string({ description: "Telefone: null when there is none." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null when it is not given." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Nível." }),
    password: t.string({ required: true, description: password }),
  }),
});

const SignUpFederationInput = builder.inputType("SignUpFederationInput", {
  description: "Cadastro de federação.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Nome da federação: 2 to 100 characters." }),
    acronym: t.string({ required: true, description: "Sigla: 2 to 10 characters; kept in upper case." }),
    email: t.string({ required: true, description: email }),
    responsibleName: t.string({ required: true, description: "Responsável: letters and spaces, 2 to 100." }),
    password: t.string({ required: true, description: password }),
  }),
});

const signedUp = "Cadastro realizado: a confirmation is on its way.";

builder.mutationField("signUpArena", (t) =>
  t.field({
    type: emailSuccess("SignUpArenaSuccess", signedUp),
    description:
      "Cadastrar arena: creates the account, the arena and its first court, and mails a confirmation link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignUpArenaInput, required: true, description: "Dados do cadastro." }) },
    errors: { types: errorTypes, union: { name: "SignUpArenaResult" } },
    resolve: (_root, { input }, ctx) => signUpArena(ctx, ctx.network, input),
  }),
);

builder.mutationField("signUpAthlete", (t) =>
  t.field({
    type: emailSuccess("SignUpAthleteSuccess", signedUp),
    description: "Cadastrar atleta: creates the account and the athlete, and mails a confirmation link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignUpAthleteInput, required: true, description: "Dados do cadastro." }) },
    errors: { types: errorTypes, union: { name: "SignUpAthleteResult" } },
    resolve: (_root, { input }, ctx) => signUpAthlete(ctx, ctx.network, input),
  }),
);

builder.mutationField("signUpFederation", (t) =>
  t.field({
    type: emailSuccess("SignUpFederationSuccess", signedUp),
    description:
      "Cadastrar federação: creates the account and the federation, and mails a confirmation link. Nothing of it is public until an admin activates it.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpFederationInput, required: true, description: "Dados do cadastro." }),
    },
    errors: { types: errorTypes, union: { name: "SignUpFederationResult" } },
    resolve: (_root, { input }, ctx) => signUpFederation(ctx, ctx.network, input),
  }),
);
