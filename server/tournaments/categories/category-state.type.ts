import { builder } from "../../platform/graphql/builder";
import { eventOf } from "../event.loader";
import { categoriesOf } from "./categories.loader";
import { isCancelledCategory, takesEntries } from "./category-state.rules";
import { TournamentCategoryType } from "./tournament-category.type";

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  cancelledAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Cancelled at, when it was given up before its draw, UTC; null for one that is played (cancelada em).",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const categories = await categoriesOf(ctx).load(tournamentId);
      return categories.find((category) => category.id === id && isCancelledCategory(category))?.settledAt;
    },
  }),
  takesEntries: t.boolean({
    description:
      "Whether its organiser can still let people in and out; athletes go by the tournament's registration (recebe inscrições).",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const event = await eventOf(ctx).load(tournamentId);
      return event.categories.some((category) => category.id === id && takesEntries(event, category));
    },
  }),
}));
