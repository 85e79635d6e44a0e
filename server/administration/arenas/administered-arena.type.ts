import type { Prisma } from "../../../prisma/generated/client/client";
import { ArenaType } from "../../arenas/arena.type";
import { ManagementInvitationType } from "../../identity/management/management-invitation.type";
import { builder } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  totalCountOptions,
} from "../../platform/graphql/connection";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { valueBy } from "../../platform/loaders";
import { foundBy } from "../../platform/search.rules";
import { ArenaChangedMeanwhile } from "./arena.errors";

/** How much hangs on an arena. */
interface ArenaCounts {
  id: string;
  /** Who attends it now. */
  athletes: number;
  /** Who teaches there now. */
  teachers: number;
  /** All it ever published. */
  tournaments: number;
  /** Those of them that take enrolments or are under way. */
  running: number;
}

/** In one statement, however many arenas. */
const arenaCountsOf = valueBy<ArenaCounts>(
  async ({ db }, ids) => {
    const rows = await db.$queryRaw<ArenaCounts[]>`
      SELECT a.id::text AS id,
        (SELECT count(*)::int FROM alunos_arenas WHERE arena_id = a.id AND ativo) AS athletes,
        (SELECT count(*)::int FROM professores_arenas WHERE arena_id = a.id AND ativo) AS teachers,
        (SELECT count(*)::int FROM torneios WHERE arena_id = a.id AND publicado_em IS NOT NULL) AS tournaments,
        (SELECT count(*)::int FROM torneios WHERE arena_id = a.id AND publicado_em IS NOT NULL
          AND status <> 'finalizado') AS running
      FROM unnest(${ids}::uuid[]) AS a (id)`;
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no counts of arena ${id}`),
);

const admins = { admin: true } as const;

const ArenaCountsType = builder.objectRef<ArenaCounts>("ArenaCounts").implement({
  description: "Arena counts (números de uma arena). For admins.",
  authScopes: admins,
  fields: (t) => ({
    athleteCount: t.exposeInt("athletes", { description: "Who attend it now (atletas)." }),
    teacherCount: t.exposeInt("teachers", { description: "Who teach there now (professores)." }),
    tournamentCount: t.exposeInt("tournaments", { description: "All but drafts (torneios)." }),
    runningTournamentCount: t.exposeInt("running", {
      description:
        "Running tournament count, those that take enrolments or are under way (torneios em andamento).",
    }),
  }),
});

builder.prismaObjectFields(ArenaType, (t) => ({
  version: t.exposeInt("version", {
    authScopes: admins,
    description: "Version, to be sent with what is saved (versão). For admins.",
  }),
  createdAt: t.expose("createdAt", {
    type: "DateTime",
    authScopes: admins,
    description: "Created at, UTC (cadastrada em). For admins.",
  }),
  owner: t.relation("owner", {
    nullable: true,
    authScopes: admins,
    description: "The owner; null until the invitation is accepted (dono). For admins.",
  }),
  counts: t.field({
    type: ArenaCountsType,
    authScopes: admins,
    description: "Counts (números). For admins.",
    resolve: ({ id }, _args, ctx) => arenaCountsOf(ctx).load(id),
  }),
  invitations: t.prismaField({
    type: [ManagementInvitationType],
    authScopes: admins,
    extensions: atMost(1),
    description: "The administration's open invitations to own the arena (convites). For admins.",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { placeId: id, status: "PENDING", position: null },
        take: 1,
      }),
  }),
}));

builder.objectType(ArenaChangedMeanwhile, {
  name: "ArenaChangedMeanwhile",
  description:
    "The version was stale, because another user has saved the arena (mudou enquanto isso). Nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    arena: t.prismaField({
      type: ArenaType,
      description: "Arena, as it is now.",
      resolve: (query, { arenaId }, _args, ctx) =>
        ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
    }),
  }),
});

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
