import type { Prisma, Arena } from "../../../prisma/generated/client/client";
import { arenaPicturePath } from "../../arenas/arena-logo.rules";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder, labelled } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { isSignedIn } from "../../platform/viewer";
import { whenKnown } from "../../platform/when-known";
import { AthleteLevelType } from "../athlete.type";
import { canSeeJoinRequest } from "./join-request.access";
import {
  arenaJoiningLabel,
  arenaJoinings,
  joiningOf,
  type JoinRequestStatus,
  joinRequestStatuses,
  joinRequestStatusLabel,
} from "./join-request.rules";
import {
  askingAthlete,
  findOpenArena,
  formerAthletesOf,
  ownLinkOf,
  ownRequestOf,
  pendingJoinRequestsOf,
} from "./joining.loader";

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

const ArenaJoiningType = builder.enumType("ArenaJoining", {
  description: "Arena joining (como um atleta está em uma arena).",
  values: labelled(arenaJoinings, (state) => arenaJoiningLabel[state]),
});

export const PublicArenaType = builder.objectRef<Arena>("PublicArena").implement({
  description: "Its public data, and the viewer's relation to it (arena na sua página).",
  authScopes: { public: true }, // only open arenas become one
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque id of this page, only for client caches.",
      resolve: ({ pageKey }) => encodeGlobalId("PublicArena", pageKey),
    }),
    key: t.string({
      description: "Key, as its address carries it (chave).",
      resolve: ({ pageKey }) => pageKey,
    }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    fullAddress: t.exposeString("fullAddress", { description: "Full address (endereço completo)." }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    uf: t.exposeString("uf", { nullable: true, description: "Two letters; null when it is not known (UF)." }),
    logoPath: t.string({
      nullable: true,
      description: "The address of the picture here; null where there is none (logo).",
      resolve: ({ logoKey }) => arenaPicturePath("LOGO", logoKey),
    }),
    coverPath: t.string({
      nullable: true,
      description: "The address of the picture here; null where there is none (capa).",
      resolve: ({ coverKey }) => arenaPicturePath("COVER", coverKey),
    }),
    whatsApp: t.exposeString("whatsApp", {
      nullable: true,
      description: "A phone as the arena typed it; null where it gives none (WhatsApp).",
    }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Website; null where it has none (site).",
    }),
    instagram: t.exposeString("instagram", {
      nullable: true,
      description: "The profile's name; null where it has none (Instagram).",
    }),
    timeZone: t.exposeString("timeZone", {
      description:
        "Time zone, by whose clocks everything at the arena goes, as IANA names it (fuso horário).",
    }),
    viewerJoining: t.field({
      type: ArenaJoiningType,
      nullable: true,
      description:
        "The viewer's relation to the arena; null if they are not signed in or no athlete (como eu estou nela).",
      resolve: async ({ id }, _args, ctx) => {
        if (askingAthlete(ctx) === null) return null;
        const [link, request] = await Promise.all([ownLinkOf(ctx).load(id), ownRequestOf(ctx).load(id)]);
        return joiningOf(link?.active ?? false, request, ctx.now);
      },
    }),
    viewerRequest: t.field({
      type: JoinRequestType,
      nullable: true,
      description: "The viewer's newest request; null without one (meu pedido).",
      resolve: ({ id }, _args, ctx) => whenKnown(ownRequestOf(ctx).load(id), (request) => request),
    }),
  }),
});

builder.queryField("publicArena", (t) =>
  t.field({
    type: PublicArenaType,
    nullable: true,
    // Public, except for users with a temporary password.
    authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
    description:
      "Public arena, by the key in its address; null when there is none that is open (página da arena).",
    args: { key: t.arg.string({ required: true, description: "Upper or lower case alike (chave)." }) },
    resolve: (_root, { key }, ctx) => findOpenArena(ctx, key),
  }),
);
