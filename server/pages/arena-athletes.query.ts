import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena, canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { argumentsAsked } from "../platform/graphql/asked-fields";
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
      resolve: async (arena, { search, level, active, weeklyClass, overdue, ...args }, ctx, info) => {
        assertPage(args);
        const counting = argumentsAsked(info, "totalCount") !== null;
        let total: number | null = null;
        const { order, descending } = args;
        const asked = { search, level, active, weeklyClass, overdue };
        const filter = arenaAthleteFilter(ctx, arena, asked);
        const page = await resolveCursorConnection<Promise<PlacedArenaAthlete[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          async ({ after, before, limit, inverted }) => {
            const read = await arenaAthletesPage(
              ctx,
              filter,
              { order: order ?? "NAME", descending: descending ?? false },
              {
                after: nameOfCursor(after),
                before: nameOfCursor(before),
                limit,
                inverted,
              },
              counting,
            );
            ({ total } = read);
            return read.rows;
          },
        );
        return { ...page, filter, total };
      },
    },
    {
      name: "ArenaAthletesConnection",
      description: "Atletas da arena: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canSeeArenaTournaments(listed(list).filter.arenaId, ctx.viewer),
          resolve: (list, _args, ctx) => listed(list).total ?? arenaAthleteCount(ctx.db, listed(list).filter),
        }),
      }),
    },
    { name: "ArenaAthletesEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
  ),
);

interface Listed {
  filter: ArenaAthleteFilter;
  /** How many there are on all pages, where it came with the page. */
  total: number | null;
}

const listed = (list: object): Listed => list as Listed;
