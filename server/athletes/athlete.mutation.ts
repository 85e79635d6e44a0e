import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/session.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { canCorrectAthlete } from "./athlete.access";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "./athlete.type";
import { correctAthlete, signUpAthlete } from "./athlete.action";

const CorrectAthleteInput = builder.inputType("CorrectAthleteInput", {
  description: "Input of `correctAthlete` (correção do cadastro de um atleta).",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (atleta)." }),
    level: t.field({ type: AthleteLevelType, description: "Level; null leaves it (nível)." }),
    birthDate: t.field({ type: "Date", description: "Birth date; null leaves it (data de nascimento)." }),
    gender: t.field({ type: AthleteGenderType, description: "Gender; null leaves it (gênero)." }),
    fullName: t.string({ description: "Full name; null leaves it (nome completo)." }),
    phone: t.string({ description: "Phone; null or blank leaves it (telefone)." }),
    cpf: t.string({ description: "CPF; null or blank leaves it unchanged; users cannot correct their own." }),
  }),
});

const CorrectAthleteSuccess = builder.objectRef<{ athleteId: string }>("CorrectAthleteSuccess").implement({
  description: "Result of a successful `correctAthlete` (cadastro corrigido).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Athlete, as it is now (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("correctAthlete", (t) =>
  t.field({
    type: CorrectAthleteSuccess,
    label: "Corrigir cadastro",
    description:
      "Corrects level, birth date and gender, unless a current enrolment depends on them, and name, phone and CPF, about which an athlete with an account gets a mail. For managers of an arena that the athlete attends. Previous values are kept with the author and time of the correction.",
    authScopes: may(canCorrectAthlete, "athleteId"),
    args: { input: t.arg({ type: CorrectAthleteInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: async (_root, { input: { athleteId, ...typed } }, ctx) => {
      await correctAthlete(ctx, athleteId.id, typed);
      return { athleteId: athleteId.id };
    },
  }),
);

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
