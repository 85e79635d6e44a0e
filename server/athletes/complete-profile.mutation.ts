import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { canWriteOwnProfile } from "./athlete.access";
import { forbidden } from "../platform/graphql/errors";
import { AthleteGenderType } from "./athlete.type";
import { completeProfile } from "./complete-profile.action";

const CompleteProfileInput = builder.inputType("CompleteProfileInput", {
  description: "Dados do perfil que uma categoria pede.",
  fields: (t) => ({
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null leaves it." }),
    gender: t.field({ type: AthleteGenderType, description: "Gênero: null leaves it." }),
  }),
});

const CompleteProfileSuccess = builder.objectRef<{ athleteId: string }>("CompleteProfileSuccess").implement({
  description: "Perfil completado.",
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

builder.mutationField("completeProfile", (t) =>
  t.field({
    type: CompleteProfileSuccess,
    description:
      "Completar perfil: fills in missing fields of the viewer's profile; existing values are corrected by an arena.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: CompleteProfileInput, required: true, description: "Dados." }) },
    errors: { types: [InvalidInput], union: { name: "CompleteProfileResult" } },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await completeProfile(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);
