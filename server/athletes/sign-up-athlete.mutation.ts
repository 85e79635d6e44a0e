import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/sign-up.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { AthleteGenderType, AthleteLevelType } from "./athlete.type";
import { signUpAthlete } from "./sign-up-athlete.action";

const SignUpAthleteInput = builder.inputType("SignUpAthleteInput", {
  description: "Cadastro de atleta.",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    cpf: t.string({ description: "CPF: with or without mask; null when it is not given." }),
    email: t.string({ required: true, description: signUpEmail }),
    phone: t.string({ description: "Telefone: null when there is none." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null when it is not given." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Nível." }),
    gender: t.field({
      type: AthleteGenderType,
      description: "Gênero: which categories one may play in; null when it is not given.",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpAthlete", (t) =>
  t.field({
    type: signedUp("SignUpAthleteSuccess"),
    description: "Cadastrar atleta: creates the account and the athlete, and mails a confirmation link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignUpAthleteInput, required: true, description: "Dados do cadastro." }) },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
      union: { name: "SignUpAthleteResult" },
    },
    resolve: (_root, { input }, ctx) => signUpAthlete(ctx, ctx.network, input),
  }),
);
