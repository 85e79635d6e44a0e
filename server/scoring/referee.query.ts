import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { noDraft } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";

const mostShown = 50;

builder.objectField(ViewerType, "refereedTournaments", (t) =>
  t.prismaField({
    type: [TournamentType],
    extensions: atMost(mostShown, 3),
    description:
      "Refereed tournaments, those not over that one was appointed a referee of, the next one first (torneios que arbitra).",
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.tournament.findMany({
        ...query,
        where: { ...noDraft, referees: { some: { userId } }, status: { not: "FINISHED" } },
        orderBy: [{ startDate: "asc" }, { id: "asc" }],
        take: mostShown,
      }),
  }),
);
