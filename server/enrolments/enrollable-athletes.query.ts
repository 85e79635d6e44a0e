import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, atMost, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { managesTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import {
  invitesEveryone,
  athletesOfOrganiser,
  clubNamesOf,
  enrollableFound,
  type AthleteSearch,
} from "./enrollable-athletes.loader";
import { suggestedLevelsOf, type SuggestedLevel } from "./eligibility.loader";

interface Asked {
  search?: string | null | undefined;
  notInCategory?: { id: string } | null | undefined;
  substitutes?: boolean | null | undefined;
}
const wantedIn = ({ search, notInCategory, substitutes }: Asked): AthleteSearch => ({
  search: search ?? null,
  categoryId: notInCategory?.id ?? null,
  substitutes: substitutes ?? false,
});

const SuggestedLevelType = builder.objectRef<SuggestedLevel>("SuggestedLevel").implement({
  description: "The lowest level that an athlete's podiums ask them to play (nível sugerido).",
  authScopes: { signedIn: true }, // reached only through the list of who runs the tournament
  fields: (t) => ({
    athleteId: t.globalID({
      description: "Athlete (atleta).",
      resolve: ({ athleteId }) => ({ type: AthleteType, id: athleteId }),
    }),
    inWords: t.exposeString("inWords", {
      description: 'Level and podium, as "C (2º lugar em Copa, 10/05/2026)" (nível sugerido).',
    }),
  }),
});

builder.objectField(TournamentType, "enrollableAthletes", (t) =>
  t.prismaConnection(
    {
      type: AthleteType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "The arena's active athletes, or for a championship those of affiliated arenas, who are not entered yet; by name, only for organisers (atletas que podem ser inscritos).",
      authScopes: (tournament, _args, ctx) => managesTournament(tournament, ctx.viewer),
      args: {
        search: t.arg.string({
          description: "Words of the name, or of the e-mail where the viewer may see it (busca).",
        }),
        notInCategory: t.arg.globalID({
          for: TournamentCategoryType,
          description:
            "A category of this tournament; athletes who play only in others are listed (categoria). Null leaves out athletes in any category.",
        }),
        substitutes: t.arg.boolean({
          description:
            "Lists only athletes who may replace another athlete; in a championship that a federation runs, those with a place in another category (para substituir). False by default.",
        }),
      },
      resolve: async (query, tournament, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        if (!ctx.viewer) return [];
        const where = enrollableFound(tournament, wantedIn(args), ctx.viewer);
        // A cursor on an athlete outside this list would reveal where their hidden full name sorts among these.
        if (from !== null && !(await ctx.db.athlete.count({ where: { AND: [{ id: from }, where] } })))
          return [];
        return ctx.db.athlete.findMany({ ...query, where, orderBy: [{ fullName: "asc" }, { id: "asc" }] });
      },
    },
    {
      name: "EnrollableAthletesConnection",
      description: "A page of enrollable athletes (atletas que podem ser inscritos).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => managesTournament(parent, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.viewer
              ? ctx.db.athlete.count({ where: enrollableFound(parent, wantedIn(args), ctx.viewer) })
              : 0,
        }),
        areInvited: connection.boolean({
          description:
            "Whether these athletes are invited and enter only with their own consent, as in a championship that a federation runs (convidados).",
          authScopes: ({ parent }, _args, ctx) => managesTournament(parent, ctx.viewer),
          resolve: ({ parent }, _args, ctx) => invitesEveryone(parent, ctx.viewer),
        }),
        suggestedLevels: connection.field({
          type: [SuggestedLevelType],
          extensions: atMost(maxPageSize),
          description:
            "Of the athletes of this page whom the tournament's rule of podiums keeps above their own level; empty without the rule (níveis sugeridos).",
          authScopes: ({ parent }, _args, ctx) => managesTournament(parent, ctx.viewer),
          resolve: ({ parent, edges }, _args, { db }) =>
            suggestedLevelsOf(
              db,
              parent,
              edges.flatMap((edge) => edge?.node ?? []),
            ),
        }),
        anyAtAll: connection.boolean({
          description:
            "Whether the arena, or an affiliated one, has any athlete at all, ignoring the search and who is already entered (há atletas).",
          authScopes: ({ parent }, _args, ctx) => managesTournament(parent, ctx.viewer),
          resolve: async ({ parent }, _args, ctx) =>
            (await ctx.db.athlete.findFirst({ where: athletesOfOrganiser(parent), select: { id: true } })) !==
            null,
        }),
      }),
    },
    {
      name: "EnrollableAthletesEdge",
      description: "Edge of enrollable athletes (atleta na lista).",
      authScopes: { signedIn: true },
      fields: (edge) => ({
        clubNames: edge.stringList({
          description:
            "The arenas that the athlete attends, by name; limited to the viewer's own and those of their federation (arenas).",
          resolve: ({ node }, _args, ctx) => clubNamesOf(ctx).load(node.id),
        }),
      }),
    },
  ),
);
