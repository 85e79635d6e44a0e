import { builder } from "../platform/graphql/builder";
import { canManageTournament } from "../tournaments/tournament.access";
import { userNameOf } from "../identity/user-name.loader";
import { EnrolmentType } from "./enrolment.type";

const OverrideType = builder
  .objectRef<{ tournamentId: string; reason: string; at: Date; byId: string | null }>("EligibilityOverride")
  .implement({
    description: "The organiser admitted an athlete whom the category's rules exclude (exceção).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      reason: t.exposeString("reason", { description: "Reason (motivo)." }),
      at: t.expose("at", { type: "DateTime", description: "At, UTC (em)." }),
      by: t.string({
        nullable: true,
        description: "The name of the user who decided; null when the account was deleted (por).",
        resolve: ({ byId }, _args, ctx) => (byId === null ? null : userNameOf(ctx).load(byId)),
      }),
    }),
  });

builder.prismaObjectFields(EnrolmentType, (t) => ({
  override: t.field({
    type: OverrideType,
    nullable: true,
    description: "Override; null unless the organiser made one; only organisers see it (exceção).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ tournamentId, overrideReason, overriddenAt, overriddenById }) =>
      overrideReason === null || overriddenAt === null
        ? null
        : { tournamentId, reason: overrideReason, at: overriddenAt, byId: overriddenById },
  }),
}));
