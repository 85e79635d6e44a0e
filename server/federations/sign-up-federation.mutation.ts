import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/sign-up.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { signUpFederation } from "./sign-up-federation.action";

const SignUpFederationInput = builder.inputType("SignUpFederationInput", {
  description: "Input of `signUpFederation` (cadastro de federação).",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name, 2 to 100 characters (nome da federação)." }),
    acronym: t.string({
      required: true,
      description: "Acronym, 2 to 10 characters; kept in upper case (sigla).",
    }),
    email: t.string({ required: true, description: signUpEmail }),
    responsibleName: t.string({
      required: true,
      description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpFederation", (t) =>
  t.field({
    type: signedUp("SignUpFederationSuccess"),
    label: "Cadastrar federação",
    description:
      "Creates the account and the federation, and mails a confirmation link. Nothing of it is public until an admin activates it.",
    authScopes: { public: true },
    args: {
      input: t.arg({
        type: SignUpFederationInput,
        required: true,
        description: "Input (dados do cadastro).",
      }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => signUpFederation(ctx, ctx.network, input),
  }),
);
