import type { Prisma } from "../../../prisma/generated/client/client";
import { openArena } from "../../arenas/arena.access";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { foundBy } from "../../platform/search.rules";
import { isAdmin } from "../../platform/viewer";
import { canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { arenaInBrief, federationInBrief } from "./affiliation.loader";
import { ArenaInBriefType } from "./arena-in-brief.type";
import { PublicFederationType } from "./public-federation.type";

/** The maximum number of choices offered; a longer search narrows them down. */
const mostChoices = 20;

builder.queryField("federationsToJoin", (t) =>
  t.field({
    type: [PublicFederationType],
    extensions: atMost(mostChoices, 5),
    authScopes: (_root, _args, { viewer }) =>
      viewer !== null && (isAdmin(viewer) || viewer.ownedArenaIds.length > 0),
    description: "Federations to join, for managers of an arena, by name; at most 20 (federações ativas).",
    args: {
      search: t.arg.string({
        description: "Words of the name or the acronym; null for the first ones (busca).",
      }),
    },
    resolve: (_root, { search }, { db }) => {
      const found = foundBy<Prisma.FederationSearchWhereInput>(search, (word) => [
        { name: word },
        { acronym: word },
      ]);
      return db.federation.findMany({
        where: { active: true, ...(found && { search: found }) },
        select: federationInBrief,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostChoices,
      });
    },
  }),
);

builder.prismaObjectField(FederationType, "arenasToInvite", (t) =>
  t.field({
    type: [ArenaInBriefType],
    extensions: atMost(mostChoices, 5),
    authScopes: ({ id }, _args, ctx) => canSeeFederation(id, ctx.viewer),
    description: "Arenas with a public page, by name; at most 20 (arenas sem federação).",
    args: {
      search: t.arg.string({
        required: true,
        description: "Words of the name or the city; an empty search finds no arena (busca).",
      }),
    },
    resolve: (_federation, { search }, { db }) => {
      const found = foundBy<Prisma.ArenaSearchWhereInput>(search, (word) => [{ name: word }, { city: word }]);
      if (found === null) return [];
      return db.arena.findMany({
        where: { AND: [openArena, { federationId: null, search: found }] },
        select: arenaInBrief,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostChoices,
      });
    },
  }),
);
