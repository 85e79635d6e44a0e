import { openArena } from "../../arenas/arena.access";
import { builder } from "../../platform/graphql/builder";
import { holding } from "../../platform/graphql/connection";
import { atMost } from "../../platform/graphql/list-size";
import { isAdmin } from "../../platform/viewer";
import { canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { arenaInBrief, federationInBrief } from "./affiliation.loader";
import { ArenaInBriefType } from "./arena-in-brief.type";
import { PublicFederationType } from "./public-federation.type";

/** So many are offered; who types more finds the others. */
const mostChoices = 20;

builder.queryField("federationsToJoin", (t) =>
  t.field({
    type: [PublicFederationType],
    extensions: atMost(mostChoices, 5),
    authScopes: (_root, _args, { viewer }) =>
      viewer !== null && (isAdmin(viewer) || viewer.ownedArenaIds.length > 0),
    description: "Federações ativas: for who manages an arena, by name; at most 20.",
    args: {
      search: t.arg.string({
        description: "Busca: part of the name or the acronym; null for the first ones.",
      }),
    },
    resolve: (_root, { search }, { db }) => {
      const text = holding(search);
      return db.federation.findMany({
        where: { active: true, ...(text === null ? {} : { OR: [{ name: text }, { acronym: text }] }) },
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
    description: "Arenas sem federação: that have a page for everybody, by name; at most 20.",
    args: {
      search: t.arg.string({
        required: true,
        description: "Busca: part of the name or the city; nobody is found without one.",
      }),
    },
    resolve: (_federation, { search }, { db }) => {
      const text = holding(search);
      if (text === null) return [];
      return db.arena.findMany({
        where: { AND: [openArena, { federationId: null, OR: [{ name: text }, { city: text }] }] },
        select: arenaInBrief,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostChoices,
      });
    },
  }),
);
