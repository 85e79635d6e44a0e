import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { usualPage } from "../../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../../platform/graphql/name-cursor";
import { TeacherArenaType } from "./arena-teacher.type";
import {
  arenaTeacherCount,
  arenaTeachersPage,
  type ArenaTeacherFilter,
  type PlacedArenaTeacher,
} from "./arena-teachers.loader";

builder.objectField(ArenaType, "teachers", (t) =>
  t.connection(
    {
      type: TeacherArenaType,
      nullable: true,
      description:
        "Active and former ones, by name; null unless one manages the arena (professores da arena).",
      authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({
          description: "Words of the name (busca).",
        }),
        active: t.arg.boolean({
          description: "Active; true for those alone, false for the others, null for both (ativos).",
        }),
        descending: t.arg.boolean({ description: "Descending; true for the last name first (decrescente)." }),
      },
      resolve: async (arena, { search, active, descending, ...args }, ctx) => {
        assertPage(args);
        const filter = { arenaId: arena.id, search, active };
        const page = await resolveCursorConnection<Promise<PlacedArenaTeacher[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          ({ after, before, limit, inverted }) =>
            arenaTeachersPage(ctx, filter, descending ?? false, {
              after: nameOfCursor(after),
              before: nameOfCursor(before),
              limit,
              inverted,
            }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "ArenaTeachersConnection",
      description: "A page of arena teachers (professores da arena).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canManageArena(filterOf(list).arenaId, ctx.viewer),
          resolve: (list, _args, ctx) => arenaTeacherCount(ctx.db, filterOf(list)),
        }),
      }),
    },
    {
      name: "ArenaTeachersEdge",
      description: "Edge of arena teachers (professor na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const filterOf = (list: object): ArenaTeacherFilter => (list as { filter: ArenaTeacherFilter }).filter;
