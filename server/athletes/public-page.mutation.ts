import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { mayWith } from "../platform/graphql/may";
import { isSignedIn } from "../platform/viewer";
import { canWriteOwnProfile, hasPublicPage, isThatAthlete, opensPublicPage } from "./athlete.access";
import { AthleteType } from "./athlete.type";
import { setPublicPage } from "./update-profile.action";

builder.prismaObjectFields(AthleteType, (t) => ({
  isPublic: t.boolean({
    nullable: true,
    description:
      "Whether anyone with the link may open it; null unless the viewer is the athlete (página pública).",
    resolve: ({ id, publicSince }, _args, ctx) => (isThatAthlete(id, ctx) ? publicSince !== null : null),
  }),
  viewerCanOpenPage: t.boolean({
    description:
      "Can open page; true for the athlete, or for a minor only for a guardian (posso abrir a página pública).",
    resolve: (athlete, _args, ctx) => opensPublicPage(athlete, ctx),
  }),
}));

builder.queryField("publicAthlete", (t) =>
  t.prismaField({
    type: "Athlete",
    nullable: true,
    // Public, except for users with a temporary password.
    authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
    description:
      "The sporting profile, for anyone with the link; null if the athlete has no public page (página pública do atleta).",
    args: { key: t.arg({ type: "UUID", required: true, description: "Key, of the athlete (chave)." }) },
    resolve: (query, _root, { key }, ctx) =>
      ctx.db.athlete.findFirst({ ...query, where: { AND: [{ id: key }, hasPublicPage(ctx.now)] } }),
  }),
);

const SetPublicPageInput = builder.inputType("SetPublicPageInput", {
  description: "Input of `setPublicPage` (página pública do próprio atleta).",
  fields: (t) => ({
    isPublic: t.boolean({
      required: true,
      description: "Whether strangers with the link may open it (aberta).",
    }),
  }),
});

const SetPublicPageSuccess = builder.objectRef<{ athleteId: string }>("SetPublicPageSuccess").implement({
  description: "Result of a successful `setPublicPage` (página pública aberta ou fechada).",
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

builder.mutationField("setPublicPage", (t) =>
  t.field({
    type: SetPublicPageSuccess,
    label: "Página pública",
    description:
      "Opens the viewer's own page to anyone with its link, or closes it. Only a guardian can open a minor's page.",
    authScopes: mayWith(canWriteOwnProfile),
    args: { input: t.arg({ type: SetPublicPageInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, ctx) => {
      const athleteId = ctx.viewer?.athleteId;
      if (!athleteId) throw forbidden();
      await setPublicPage(ctx, athleteId, input.isPublic);
      return { athleteId };
    },
  }),
);
