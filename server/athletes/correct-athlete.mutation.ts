import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canCorrectAthlete } from "./athlete.access";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "./athlete.type";
import { correctAthlete } from "./correct-athlete.action";

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
