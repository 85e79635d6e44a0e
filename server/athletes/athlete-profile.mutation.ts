import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { may, mayWith } from "../platform/graphql/context";
import { isSignedIn } from "../platform/viewer";
import { whenKnown } from "../platform/when-known";
import {
  canRemovePhoto,
  canSeePhoto,
  canWriteOwnProfile,
  hasPublicPage,
  isThatAthlete,
  opensPublicPage,
} from "./athlete.access";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "./athlete.type";
import {
  askToLowerLevel,
  completeProfile,
  removePhoto,
  setPublicPage,
  updateProfile,
} from "./athlete-profile.action";
import { photoPath } from "./photo.rules";

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

builder.prismaObjectField(AthleteType, "photoPath", (t) =>
  t.string({
    nullable: true,
    description:
      "The address of the photo here; null where there is none, or when one may not see it: of a minor only their own people do, unless the page is public (foto).",
    resolve: (athlete, _args, ctx) => {
      const { photoKey } = athlete;
      if (photoKey === null) return null;
      return whenKnown(canSeePhoto(athlete, ctx), (may) => (may ? photoPath(photoKey) : null));
    },
  }),
);

const RemoveAthletePhotoInput = builder.inputType("RemoveAthletePhotoInput", {
  description: "Whose photo is removed (remover foto).",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (atleta)." }),
  }),
});

const RemoveAthletePhotoSuccess = builder
  .objectRef<{ athleteId: string }>("RemoveAthletePhotoSuccess")
  .implement({
    description: "Result of a successful `removeAthletePhoto` (foto removida).",
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

builder.mutationField("removeAthletePhoto", (t) =>
  t.field({
    type: RemoveAthletePhotoSuccess,
    label: "Remover foto de atleta",
    description:
      "Removes the viewer's own photo, or that of an athlete of an arena they manage, which the profile's history records and the athlete gets a mail about. Upload a photo with PUT to `/fotos/atletas/{key}`.",
    authScopes: may(canRemovePhoto, "athleteId"),
    args: { input: t.arg({ type: RemoveAthletePhotoInput, required: true, description: "Input (atleta)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { athleteId } }, ctx) => {
      await removePhoto(ctx, athleteId.id);
      return { athleteId: athleteId.id };
    },
  }),
);

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
