import type { Prisma } from "../../../prisma/generated/client/client";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { foundBy } from "../../platform/search.rules";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";

interface Filter {
  search?: string | null;
  active?: boolean | null;
}

function matching({ search, active }: Filter): Prisma.ArenaWhereInput {
  const found = foundBy<Prisma.ArenaSearchWhereInput>(search, (word) => [
    { name: word },
    { responsibleName: word },
    { email: word },
    { cnpj: word },
  ]);
  return { ...(typeof active === "boolean" ? { active } : {}), ...(found && { search: found }) };
}

builder.queryField("allArenas", (t) =>
  t.prismaConnection(
    {
      type: ArenaType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "All there are, by name (arenas). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description:
            "Words of the name, of who is responsible, of the e-mail or the CNPJ, with or without its mask (busca).",
        }),
        active: t.arg.boolean({
          description:
            "Active; true for those that run alone, false for suspended ones, null for both (ativas).",
        }),
      },
      resolve: (query, _root, args, ctx) => {
        assertPage(args);
        cursorId(query.cursor);
        return ctx.db.arena.findMany({
          ...query,
          where: matching(args),
          orderBy: [{ name: "asc" }, { id: "asc" }],
        });
      },
    },
    {
      name: "AllArenasConnection",
      description: "A page of all arenas (arenas).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.arena.count({ where: matching(args) }),
        }),
      }),
    },
    {
      name: "AllArenasEdge",
      description: "Edge of all arenas (arena na lista).",
      authScopes: { admin: true },
    },
  ),
);
