import { ArenaType } from "../../arenas/arena.type";
import { ManagementInvitationType } from "../../identity/management/management-invitation.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { ArenaChangedMeanwhile } from "./arena.errors";
import { valueBy } from "../../platform/loaders";

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
