import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { whenKnown } from "../platform/when-known";
import { canRemovePhoto, canSeePhoto } from "./athlete.access";
import { AthleteType } from "./athlete.type";
import { removePhoto } from "./photo.action";
import { photoPath } from "./photo.rules";

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
