import { isAthlete } from "../athletes/athlete.access";
import { userNameOf } from "../identity/account.loader";
import { builder } from "../platform/graphql/builder";
import { isSignedIn } from "../platform/viewer";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { type IneligibilityCode, profileGaps } from "./eligibility.rules";
import { ownAthleteOf } from "./enrolment.loader";
import { EnrolmentType } from "./enrolment.type";

export const IneligibilityCodeType = builder.enumType("IneligibilityCode", {
  description: "The rule of the category that excludes an athlete (regra de elegibilidade).",
  values: {
    LEVEL: { description: "Athletes may not play below their own level (nível)." },
    GENDER: { description: "Gender (gênero)." },
    AGE: { description: "Reached in the calendar year (idade)." },
    ARENA: { description: "The tournament keeps to its own athletes (arena)." },
    CATEGORY_LIMIT: {
      description: "The athlete is in as many categories as one may enter (máximo de categorias).",
    },
    TWO_LEVELS: { description: "The athlete is in another level of the same gender (dois níveis)." },
    PODIUM: { description: "The athlete was on a podium that asks for a higher level (pódio recente)." },
  } satisfies Record<IneligibilityCode, { description: string }>,
});

builder.prismaObjectField(TournamentCategoryType, "viewerProfileGaps", (t) =>
  t.field({
    type: [IneligibilityCodeType],
    description:
      "What the category goes by and the profile of the athlete signed in does not tell, also where only the two of a pair are judged by it; empty for anybody else (falta no meu perfil).",
    resolve: async (category, _args, ctx) => {
      const athleteId = isAthlete(ctx) && isSignedIn(ctx.viewer) ? ctx.viewer.athleteId : null;
      const athlete = athleteId === null ? null : await ownAthleteOf(ctx).load(athleteId);
      return athlete ? profileGaps(athlete, { ...category, inPairs: entersInPairs(category) }) : [];
    },
  }),
);

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
