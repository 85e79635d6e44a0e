import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { mayWith } from "../platform/graphql/may";
import { canWriteOwnProfile } from "./athlete.access";
import { askToLowerLevel } from "./ask-to-lower-level.action";
import { AthleteGenderType, AthleteLevelType } from "./athlete.type";
import { updateProfile } from "./update-profile.action";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description: "Cadastro do próprio atleta.",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    phone: t.string({ description: "Telefone: null when there is none." }),
    notes: t.string({ description: "Observações: the athlete's own, at most 1000 characters." }),
    level: t.field({ type: AthleteLevelType, description: "Nível: null leaves it." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null leaves it." }),
    gender: t.field({
      type: AthleteGenderType,
      description: "Gênero: null leaves it unchanged; an existing value is corrected by an arena.",
    }),
  }),
});

const UpdateProfileSuccess = builder.objectRef<{ athleteId: string }>("UpdateProfileSuccess").implement({
  description: "Cadastro alterado.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Atleta: oneself, as it is now.",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("updateProfile", (t) =>
  t.field({
    type: UpdateProfileSuccess,
    description:
      "Alterar cadastro: changes the viewer's name, phone and notes, and level and birth date unless an enrolment or a result of the last 12 months prevents it. Previous values of level, birth date and gender are kept in the history.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "Dados." }) },
    errors: { types: [InvalidInput], union: { name: "UpdateProfileResult" } },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await updateProfile(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);

const AskToLowerLevelInput = builder.inputType("AskToLowerLevelInput", {
  description: "Pedido para baixar o próprio nível.",
  fields: (t) => ({
    level: t.field({
      type: AthleteLevelType,
      required: true,
      description: "Nível: lower than the current one.",
    }),
  }),
});

const AskToLowerLevelSuccess = builder.objectRef<{ athleteId: string }>("AskToLowerLevelSuccess").implement({
  description: "Pedido enviado às arenas do atleta.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Atleta: oneself; the level stays until an arena lowers it.",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("askToLowerLevel", (t) =>
  t.field({
    type: AskToLowerLevelSuccess,
    description:
      "Pedir para baixar o nível: asks the managers of the viewer's arenas, once a day; one of them can lower it.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: AskToLowerLevelInput, required: true, description: "Dados." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "AskToLowerLevelResult" } },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await askToLowerLevel(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);
