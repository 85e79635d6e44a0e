import type { Prisma } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { labelled } from "../../platform/graphql/enums";
import { AthleteLevelType } from "../athlete.type";
import { canSeeJoinRequest } from "./join-request.access";
import { type JoinRequestStatus, joinRequestStatuses, joinRequestStatusLabel } from "./join-request.rules";
import { formerAthletesOf, pendingJoinRequestsOf } from "./pending-join-requests.loader";

export const JoinRequestStatusType = builder.enumType("JoinRequestStatus", {
  description: "Join request status (situação do pedido para entrar).",
  values: labelled(joinRequestStatuses, (status) => joinRequestStatusLabel[status]),
});

export const JoinRequestType = builder.prismaNode("JoinRequest", {
  description:
    "An athlete asks to be one of an arena's (pedido para entrar). Seen by who asks, who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (request, ctx) => canSeeJoinRequest(request, ctx),
  fields: (t) => ({
    status: t.expose("status", { type: JoinRequestStatusType, description: "Status (situação)." }),
    askedAt: t.expose("askedAt", { type: "DateTime", description: "Asked at, UTC (pedido em)." }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "Answered at, UTC; null without an answer (respondido em).",
    }),
    athleteName: t.string({
      description:
        "Full name of the athlete, also of minors, since they reveal it to the arena themselves (nome).",
      select: { athlete: { select: { fullName: true } } },
      resolve: ({ athlete }) => athlete.fullName,
    }),
    athleteKey: t.field({
      type: "UUID",
      description: "Athlete key, as the address of the profile carries it (chave do atleta).",
      resolve: ({ athleteId }) => athleteId,
    }),
    athleteLevel: t.field({
      type: AthleteLevelType,
      description: "Athlete level, of the athlete (nível).",
      select: { athlete: { select: { level: true } } },
      resolve: ({ athlete }) => athlete.level,
    }),
    wasThereBefore: t.boolean({
      description: "Whether the arena has taken them off its list since (já foi da arena).",
      resolve: ({ arenaId, athleteId }, _args, ctx) => formerAthletesOf(ctx).load(`${arenaId}:${athleteId}`),
    }),
  }),
});

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
