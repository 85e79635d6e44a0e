import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena, canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import { usualPage } from "../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../platform/graphql/name-cursor";
import { AthleteLevelType } from "../athletes/athlete.type";
import { ArenaAthleteOrderType, ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import {
  arenaAthleteFilter,
  arenaAthleteCount,
  arenaAthletesPage,
  type ArenaAthleteFilter,
  type PlacedArenaAthlete,
} from "./arena-athletes.loader";

builder.objectField(ArenaType, "athletes", (t) =>
  t.connection(
    {
      type: ArenaAthleteType,
      nullable: true,
      description:
        "Atletas da arena: active and former ones, for who manages it; their own students for who teaches there; null for anybody else.",
      authScopes: (arena, { overdue }, ctx) =>
        canManageArena(arena.id, ctx.viewer) ||
        (typeof overdue !== "boolean" && canSeeArenaTournaments(arena.id, ctx.viewer)),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({
          description: "Busca: words of the name.",
        }),
        level: t.arg({ type: AthleteLevelType, description: "Nível: null for all." }),
        active: t.arg.boolean({
          description: "Ativos: true for those alone, false for the others, null for both.",
        }),
        weeklyClass: t.arg({
          type: "UUID",
          description: "Turma: the key of a class that they come to every week; null for all.",
        }),
        overdue: t.arg.boolean({
          description:
            "Em atraso: true for who owes the arena what should have been paid, false for the others, null for both. For who manages the arena; anybody else is given null instead of a list.",
        }),
        order: t.arg({
          type: ArenaAthleteOrderType,
          description: "Ordem: by the first visit; null and otherwise by name.",
        }),
        descending: t.arg.boolean({
          description: "Decrescente: true for the last name first, or who came last.",
        }),
      },
      resolve: async (arena, { search, level, active, weeklyClass, overdue, ...args }, ctx) => {
        assertPage(args);
        const { order, descending } = args;
        const asked = { search, level, active, weeklyClass, overdue };
        const filter = arenaAthleteFilter(ctx, arena, asked);
        const page = await resolveCursorConnection<Promise<PlacedArenaAthlete[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          ({ after, before, limit, inverted }) =>
            arenaAthletesPage(
              ctx,
              filter,
              { order: order ?? "NAME", descending: descending ?? false },
              {
                after: nameOfCursor(after),
                before: nameOfCursor(before),
                limit,
                inverted,
              },
            ),
        );
        return { ...page, filter };
      },
    },
    {
      name: "ArenaAthletesConnection",
      description: "Atletas da arena: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canSeeArenaTournaments(filterOf(list).arenaId, ctx.viewer),
          resolve: (list, _args, ctx) => arenaAthleteCount(ctx.db, filterOf(list)),
        }),
      }),
    },
    { name: "ArenaAthletesEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
  ),
);

const filterOf = (list: object): ArenaAthleteFilter => (list as { filter: ArenaAthleteFilter }).filter;
