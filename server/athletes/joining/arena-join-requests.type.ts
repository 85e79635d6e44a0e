import type { Prisma } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { pendingJoinRequestsOf } from "./pending-join-requests.loader";
import type { JoinRequestStatus } from "./join-request.rules";
import { JoinRequestStatusType, JoinRequestType } from "./join-request.type";

const asked = (
  arenaId: string,
  { status }: { status?: JoinRequestStatus | null },
): Prisma.JoinRequestWhereInput => ({ arenaId, status: status ?? "PENDING" });

builder.prismaObjectField(ArenaType, "pendingJoinRequestCount", (t) =>
  t.int({
    nullable: true,
    description: "How many athletes wait for an answer; null unless one manages it (pedidos pendentes).",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => pendingJoinRequestsOf(ctx).load(id),
  }),
);

builder.objectField(ArenaType, "joinRequests", (t) =>
  t.prismaConnection(
    {
      type: JoinRequestType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Oldest first; only for managers of the arena (pedidos para entrar).",
      authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
      args: {
        status: t.arg({
          type: JoinRequestStatusType,
          description: "Status; null for those that wait for an answer (situação).",
        }),
      },
      resolve: async (query, arena, args, ctx) => {
        assertPage(args);
        const where = asked(arena.id, args);
        const from = cursorId(query.cursor);
        // A cursor of another arena would reveal when its request was made.
        if (from !== null && !(await ctx.db.joinRequest.count({ where: { id: from, arenaId: arena.id } })))
          return [];
        return ctx.db.joinRequest.findMany({ ...query, where, orderBy: [{ askedAt: "asc" }, { id: "asc" }] });
      },
    },
    {
      name: "ArenaJoinRequestsConnection",
      description: "A page of arena join requests (pedidos para entrar).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canManageArena(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.joinRequest.count({ where: asked(parent.id, args) }),
        }),
      }),
    },
    {
      name: "ArenaJoinRequestsEdge",
      description: "Edge of arena join requests (pedido na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
