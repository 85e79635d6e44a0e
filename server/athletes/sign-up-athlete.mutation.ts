import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/sign-up.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { AthleteGenderType, AthleteLevelType } from "./athlete.type";
import { signUpAthlete } from "./sign-up-athlete.action";

const SignUpAthleteInput = builder.inputType("SignUpAthleteInput", {
  description: "Input of `signUpAthlete` (cadastro de atleta).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    cpf: t.string({ description: "CPF, with or without mask; null when it is not given." }),
    email: t.string({ required: true, description: signUpEmail }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
    birthDate: t.field({
      type: "Date",
      description: "Birth date; null when it is not given (data de nascimento).",
    }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Level (nível)." }),
    gender: t.field({
      type: AthleteGenderType,
      description: "Gender, which categories one may play in; null when it is not given (gênero).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpAthlete", (t) =>
  t.field({
    type: signedUp("SignUpAthleteSuccess"),
    label: "Cadastrar atleta",
    description: "Creates the account and the athlete, and mails a confirmation link.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpAthleteInput, required: true, description: "Input (dados do cadastro)." }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => signUpAthlete(ctx, ctx.network, input),
  }),
);
