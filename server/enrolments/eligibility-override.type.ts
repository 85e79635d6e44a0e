import { builder } from "../platform/graphql/builder";
import { canManageTournament } from "../tournaments/tournament.access";
import { userNameOf } from "../identity/user-name.loader";
import { EnrolmentType } from "./enrolment.type";

const OverrideType = builder
  .objectRef<{ tournamentId: string; reason: string; at: Date; byId: string | null }>("EligibilityOverride")
  .implement({
    description: "Exceção: the organiser admitted an athlete whom the category's rules exclude.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      reason: t.exposeString("reason", { description: "Motivo." }),
      at: t.expose("at", { type: "DateTime", description: "Em: UTC." }),
      by: t.string({
        nullable: true,
        description: "Por: the name of the user who decided; null when the account was deleted.",
        resolve: ({ byId }, _args, ctx) => (byId === null ? null : userNameOf(ctx).load(byId)),
      }),
    }),
  });

builder.prismaObjectFields(EnrolmentType, (t) => ({
  override: t.field({
    type: OverrideType,
    nullable: true,
    description: "Exceção: null unless the organiser made one; only organisers see it.",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ tournamentId, overrideReason, overriddenAt, overriddenById }) =>
      overrideReason === null || overriddenAt === null
        ? null
        : { tournamentId, reason: overrideReason, at: overriddenAt, byId: overriddenById },
  }),
}));
