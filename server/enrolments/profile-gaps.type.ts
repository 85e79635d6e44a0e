import { isSignedIn } from "../platform/viewer";
import { builder } from "../platform/graphql/builder";
import { entersInPairs } from "../sport/draws/category-format.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { isAthlete } from "../athletes/athlete.access";
import { ownAthleteOf } from "./enrolment-facts.loader";
import { profileGaps } from "./profile-dependence.rules";
import { IneligibilityCodeType } from "./registration.type";

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
