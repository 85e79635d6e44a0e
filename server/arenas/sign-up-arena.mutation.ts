import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/sign-up.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { signUpArena } from "./sign-up-arena.action";

const SignUpArenaInput = builder.inputType("SignUpArenaInput", {
  description: "Cadastro de arena.",
  fields: (t) => ({
    arenaName: t.string({ required: true, description: "Nome da arena: 2 to 100 characters." }),
    cnpj: t.string({
      required: true,
      description: "CNPJ: with or without mask; letters are possible since July 2026.",
    }),
    fullAddress: t.string({ required: true, description: "Endereço completo: 10 to 200 characters." }),
    email: t.string({ required: true, description: signUpEmail }),
    contactPhone: t.string({ description: "Telefone de contato: null when there is none." }),
    responsibleName: t.string({
      required: true,
      description: "Responsável: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpArena", (t) =>
  t.field({
    type: signedUp("SignUpArenaSuccess"),
    description:
      "Cadastrar arena: creates the account, the arena and its first court, and mails a confirmation link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignUpArenaInput, required: true, description: "Dados do cadastro." }) },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
      union: { name: "SignUpArenaResult" },
    },
    resolve: (_root, { input }, ctx) => signUpArena(ctx, ctx.network, input),
  }),
);
