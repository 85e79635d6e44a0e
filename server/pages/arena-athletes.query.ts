import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena, canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { argumentsAsked } from "../platform/limits/asked-fields";
import {
  assertPage,
  cursorOfName,
  maxPageSize,
  nameOfCursor,
  totalCountOptions,
  usualPage,
} from "../platform/graphql/connection";
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
        "Active and former ones, for who manages it; their own students for who teaches there; null for anybody else (atletas da arena).",
      authScopes: (arena, { overdue }, ctx) =>
        canManageArena(arena.id, ctx.viewer) ||
        (typeof overdue !== "boolean" && canSeeArenaTournaments(arena.id, ctx.viewer)),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({
          description: "Words of the name (busca).",
        }),
        level: t.arg({ type: AthleteLevelType, description: "Level; null for all (nível)." }),
        active: t.arg.boolean({
          description: "Active; true for those alone, false for the others, null for both (ativos).",
        }),
        weeklyClass: t.arg({
          type: "UUID",
          description: "The key of a class that they come to every week; null for all (turma).",
        }),
        overdue: t.arg.boolean({
          description:
            "Overdue; true for who owes the arena what should have been paid, false for the others, null for both (em atraso). For who manages the arena; anybody else is given null instead of a list.",
        }),
        order: t.arg({
          type: ArenaAthleteOrderType,
          description: "Order, by the first visit; null and otherwise by name (ordem).",
        }),
        descending: t.arg.boolean({
          description: "Descending; true for the last name first, or who came last (decrescente).",
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
      description: "A page of arena athletes (atletas da arena).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canSeeArenaTournaments(listed(list).filter.arenaId, ctx.viewer),
          resolve: (list, _args, ctx) => listed(list).total ?? arenaAthleteCount(ctx.db, listed(list).filter),
        }),
      }),
    },
    {
      name: "ArenaAthletesEdge",
      description: "Edge of arena athletes (atleta na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

interface Listed {
  filter: ArenaAthleteFilter;
  /** How many there are on all pages, where it came with the page. */
  total: number | null;
}

const listed = (list: object): Listed => list as Listed;
