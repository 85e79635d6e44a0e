import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canCorrectAthlete } from "./athlete.access";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "./athlete.type";
import { correctAthlete } from "./correct-athlete.action";

const CorrectAthleteInput = builder.inputType("CorrectAthleteInput", {
  description: "Correção do cadastro de um atleta.",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta." }),
    level: t.field({ type: AthleteLevelType, description: "Nível: null leaves it." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null leaves it." }),
    gender: t.field({ type: AthleteGenderType, description: "Gênero: null leaves it." }),
    fullName: t.string({ description: "Nome completo: null leaves it." }),
    phone: t.string({ description: "Telefone: null or blank leaves it." }),
    cpf: t.string({ description: "CPF: null or blank leaves it unchanged; users cannot correct their own." }),
  }),
});

const CorrectAthleteSuccess = builder.objectRef<{ athleteId: string }>("CorrectAthleteSuccess").implement({
  description: "Cadastro corrigido.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Atleta: as it is now.",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("correctAthlete", (t) =>
  t.field({
    type: CorrectAthleteSuccess,
    description:
      "Corrigir cadastro: corrects level, birth date and gender, unless a current enrolment depends on them, and name, phone and CPF, about which an athlete with an account gets a mail. For managers of an arena that the athlete attends. Previous values are kept with the author and time of the correction.",
    authScopes: may(canCorrectAthlete, "athleteId"),
    args: { input: t.arg({ type: CorrectAthleteInput, required: true, description: "Dados." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "CorrectAthleteResult" } },
    resolve: async (_root, { input: { athleteId, ...typed } }, ctx) => {
      await correctAthlete(ctx, athleteId.id, typed);
      return { athleteId: athleteId.id };
    },
  }),
);
