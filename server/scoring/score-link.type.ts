import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { MatchType } from "../competition/matches/match.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { canManageLinksOf } from "./score-link.access";
import { scoreLinkStands } from "./score-link.rules";

export const MatchScoreLinkType = builder.prismaNode("MatchScoreLink", {
  description:
    "Link do placar: lets its holder score one match without signing in. Its address is shown only once.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: ({ matchId }, ctx) => canManageLinksOf(matchId, ctx),
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Criado em: UTC." }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "Revogado em: UTC; null while it is not revoked.",
    }),
    stands: t.boolean({
      description: "Vale: false once it is revoked, or a quarter of an hour after the result.",
      select: { revokedAt: true, match: { select: { status: true, playedAt: true } } },
      resolve: (link, _args, ctx) => scoreLinkStands(link, link.match, ctx.now),
    }),
  }),
});

const mostLinks = 20;

builder.prismaObjectField(MatchType, "scoreLinks", (t) =>
  t.relation("scoreLinks", {
    extensions: atMost(mostLinks, 2),
    description: "Links do placar: the newest first; for managers of the tournament.",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: mostLinks },
  }),
);
