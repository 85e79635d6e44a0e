import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/sign-up.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { signUpArena } from "./sign-up-arena.action";

const SignUpArenaInput = builder.inputType("SignUpArenaInput", {
  description: "Input of `signUpArena` (cadastro de arena).",
  fields: (t) => ({
    arenaName: t.string({ required: true, description: "Arena name, 2 to 100 characters (nome da arena)." }),
    cnpj: t.string({
      required: true,
      description: "CNPJ, with or without mask; letters are possible since July 2026.",
    }),
    fullAddress: t.string({
      required: true,
      description: "Full address, 10 to 200 characters (endereço completo).",
    }),
    email: t.string({ required: true, description: signUpEmail }),
    contactPhone: t.string({ description: "Contact phone; null when there is none (telefone de contato)." }),
    responsibleName: t.string({
      required: true,
      description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpArena", (t) =>
  t.field({
    type: signedUp("SignUpArenaSuccess"),
    label: "Cadastrar arena",
    description: "Creates the account, the arena and its first court, and mails a confirmation link.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpArenaInput, required: true, description: "Input (dados do cadastro)." }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => signUpArena(ctx, ctx.network, input),
  }),
);
