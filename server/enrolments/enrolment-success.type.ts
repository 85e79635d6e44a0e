import { builder, type FieldsOf } from "../platform/graphql/builder";
import { tournamentNow } from "../tournaments/tournament-success.type";

/** A mutation's result field: the changed enrolment, reloaded. */
export const enrolmentNow = <Root extends { enrolmentId: string }>(
  t: FieldsOf<Root>,
  description = "Enrolment, as it is now (inscrição).",
) =>
  t.prismaField({
    type: "Enrolment",
    description,
    resolve: (query, { enrolmentId }, _args, ctx) =>
      ctx.db.enrolment.findUniqueOrThrow({ ...query, where: { id: enrolmentId } }),
  });

/** The answer to what an athlete did with an enrolment of their own: as it is now. */
export const enrolmentSuccess = (name: string, description: string) =>
  builder.objectRef<{ enrolmentId: string; invitationUrl?: string | null }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
      invitationUrl: t.string({
        nullable: true,
        description:
          "Invitation url, to be sent to the partner, shown only in this response; null when no partner was asked (link do convite).",
        resolve: ({ invitationUrl }) => invitationUrl ?? null,
      }),
    }),
  });

/** The answer to what an organiser did with an enrolment: it and its tournament, as they are now. */
export const affectedSuccess = (name: string, description: string) =>
  builder.objectRef<{ enrolmentId: string; tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({ enrolment: enrolmentNow(t), tournament: tournamentNow(t) }),
  });
