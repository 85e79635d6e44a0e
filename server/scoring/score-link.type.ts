import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { MatchType } from "../competition/matches/match.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { canManageLinksOf } from "./score-link.access";
import { scoreLinkStands } from "./score-link.rules";

export const MatchScoreLinkType = builder.prismaNode("MatchScoreLink", {
  description:
    "Lets its holder score one match without signing in (link do placar). Its address is shown only once.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ matchId }, ctx) => canManageLinksOf(matchId, ctx),
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (criado em)." }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "Revoked at, UTC; null while it is not revoked (revogado em).",
    }),
    stands: t.boolean({
      description: "Stands; false once it is revoked, or a quarter of an hour after the result (vale).",
      select: { revokedAt: true, match: { select: { status: true, playedAt: true } } },
      resolve: (link, _args, ctx) => scoreLinkStands(link, link.match, ctx.now),
    }),
  }),
});

const mostLinks = 20;

builder.prismaObjectField(MatchType, "scoreLinks", (t) =>
  t.relation("scoreLinks", {
    extensions: atMost(mostLinks, 2),
    description: "Score links, the newest first; for managers of the tournament (links do placar).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: mostLinks },
  }),
);
