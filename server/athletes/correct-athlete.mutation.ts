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
    cpf: t.string({ description: "CPF: null or blank leaves it; nobody corrects their own." }),
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
      "Corrigir cadastro: level, birth date and gender, unless an enrolment that is not over depends on them; name, phone and CPF, of which a person with an account is told by mail; for who manages an arena that the athlete attends. What it said is kept, with who corrected it and when.",
    authScopes: may(canCorrectAthlete, "athleteId"),
    args: { input: t.arg({ type: CorrectAthleteInput, required: true, description: "Dados." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "CorrectAthleteResult" } },
    resolve: async (_root, { input: { athleteId, ...typed } }, ctx) => {
      await correctAthlete(ctx, athleteId.id, typed);
      return { athleteId: athleteId.id };
    },
  }),
);
