import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { canWriteOwnProfile } from "./athlete.access";
import { forbidden } from "../platform/graphql/errors";
import { AthleteGenderType } from "./athlete.type";
import { completeProfile } from "./complete-profile.action";

const CompleteProfileInput = builder.inputType("CompleteProfileInput", {
  description: "Input of `completeProfile` (dados do perfil que uma categoria pede).",
  fields: (t) => ({
    birthDate: t.field({ type: "Date", description: "Birth date; null leaves it (data de nascimento)." }),
    gender: t.field({ type: AthleteGenderType, description: "Gender; null leaves it (gênero)." }),
  }),
});

const CompleteProfileSuccess = builder.objectRef<{ athleteId: string }>("CompleteProfileSuccess").implement({
  description: "Result of a successful `completeProfile` (perfil completado).",
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

builder.mutationField("completeProfile", (t) =>
  t.field({
    type: CompleteProfileSuccess,
    label: "Completar perfil",
    description:
      "Fills in missing fields of the viewer's profile; existing values are corrected by an arena.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: CompleteProfileInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await completeProfile(ctx, athleteId, input);
      return { athleteId };
    },
  }),
);
