import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { mayWith } from "../platform/graphql/may";
import { canWriteOwnProfile } from "./athlete.access";
import { askToLowerLevel, updateProfile } from "./update-profile.action";
import { AthleteGenderType, AthleteLevelType } from "./athlete.type";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description: "Input of `updateProfile` (cadastro do próprio atleta).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
    notes: t.string({ description: "The athlete's own, at most 1000 characters (observações)." }),
    level: t.field({ type: AthleteLevelType, description: "Level; null leaves it (nível)." }),
    birthDate: t.field({ type: "Date", description: "Birth date; null leaves it (data de nascimento)." }),
    gender: t.field({
      type: AthleteGenderType,
      description: "Gender; null leaves it unchanged; an existing value is corrected by an arena (gênero).",
    }),
  }),
});

const UpdateProfileSuccess = builder.objectRef<{ athleteId: string }>("UpdateProfileSuccess").implement({
  description: "Result of a successful `updateProfile` (cadastro alterado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Oneself, as it is now (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("updateProfile", (t) =>
  t.field({
    type: UpdateProfileSuccess,
    label: "Alterar cadastro",
    description:
      "Changes the viewer's name, phone and notes, and level and birth date unless an enrolment or a result of the last 12 months prevents it. Previous values of level, birth date and gender are kept in the history.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await updateProfile(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);

const AskToLowerLevelInput = builder.inputType("AskToLowerLevelInput", {
  description: "Input of `askToLowerLevel` (pedido para baixar o próprio nível).",
  fields: (t) => ({
    level: t.field({
      type: AthleteLevelType,
      required: true,
      description: "Lower than the current one (nível).",
    }),
  }),
});

const AskToLowerLevelSuccess = builder.objectRef<{ athleteId: string }>("AskToLowerLevelSuccess").implement({
  description: "Result of a successful `askToLowerLevel` (pedido enviado às arenas do atleta).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Oneself; the level stays until an arena lowers it (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

builder.mutationField("askToLowerLevel", (t) =>
  t.field({
    type: AskToLowerLevelSuccess,
    label: "Pedir para baixar o nível",
    description: "Asks the managers of the viewer's arenas, once a day, to lower the viewer's level.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: AskToLowerLevelInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await askToLowerLevel(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);
