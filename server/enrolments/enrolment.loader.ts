import type {
  Athlete,
  Enrolment,
  Pair,
  Prisma,
  Arena,
  PairInvitation,
} from "../../prisma/generated/client/client";
import { attendsOwnArena, isAthlete } from "../athletes/athlete.access";
import { receivedForEnrolment } from "../billing/charge.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { manyBy, oneBy, valueBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { goneStatuses, isAsked } from "../tournaments/tournament-and-enrolment-status.rules";

const withAthlete = { include: { athlete: true } } satisfies Prisma.EnrolmentDefaultArgs;

export type EnrolmentWithAthlete = Prisma.EnrolmentGetPayload<typeof withAthlete>;
type PairRow = Pair;

/** Two who play together, with the enrolments that make them a pair. */
export interface PairOfTwo extends PairRow {
  enrolments: readonly [EnrolmentWithAthlete, EnrolmentWithAthlete];
}

/** All who take part in a tournament or wait to, read once however many fields show them. */
export interface TournamentEnrolments {
  /** By drawn number, before the draw by the order in which they came. */
  enrolments: EnrolmentWithAthlete[];
  /** 1-based order in which each enrolment came, by its id. */
  numbers: ReadonlyMap<string, number>;
  /** By the athlete's id; an athlete in several categories appears once. */
  athletes: ReadonlyMap<string, EnrolmentWithAthlete["athlete"]>;
  /** By id. */
  pairs: ReadonlyMap<string, PairOfTwo>;
  /** By the id of either enrolment. */
  pairOf: ReadonlyMap<string, PairOfTwo>;
}

/** Two statements, however many tournaments and athletes; inside an action that holds their lock. */
export async function loadEnrolments(
  db: Transaction,
  tournamentIds: readonly string[],
): Promise<Map<string, TournamentEnrolments>> {
  const where = { tournamentId: { in: [...tournamentIds] } };
  const enrolments = await db.enrolment.findMany({
    where: { ...where, status: { notIn: [...goneStatuses] } },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    ...withAthlete,
  });
  const pairs = await db.pair.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const of = <Row extends { tournamentId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ tournamentId }) => tournamentId === id);
  return new Map(tournamentIds.map((id) => [id, toTournamentEnrolments(of(enrolments, id), of(pairs, id))]));
}

const enrolment = columnsOf<Enrolment>("Enrolment");
const athlete = columnsOf<Athlete>("Athlete");
const pair = columnsOf<Pair>("Pair");

/**
 * Each enrolment with its athlete, the pair in which it is first, the amount paid, and whether the athlete attends an
 * arena of the viewer's.
 */
const readEnrolments = prepared(
  sql`SELECT EXISTS (SELECT 1 FROM alunos_arenas x WHERE x.aluno_id = a.id AND x.ativo AND x.arena_id = ANY($2)),
      coalesce(f.recebido_centavos - f.reembolsado_centavos, 0), ${enrolment.of("i")}, ${athlete.of("a")}, ${pair.of("p")}
    FROM inscricoes_torneios i JOIN alunos a ON a.id = i.aluno_id
      LEFT JOIN duplas_torneios p ON p.inscricao_1_id = i.id
      LEFT JOIN faturamento f ON f.inscricao_id = i.id
    WHERE i.torneio_id = ANY($1) AND i.status NOT IN ('cancelado', 'expirado')
    ORDER BY i.data_inscricao, i.id`,
  (columns) => {
    const athleteAt = 2 + enrolment.width;
    const pairAt = athleteAt + athlete.width;
    return {
      attends: columns[0] === true,
      receivedInCents: columns[1] as number,
      enrolment: { ...enrolment.read(columns, 2), athlete: athlete.read(columns, athleteAt) },
      pair: columns[pairAt] === null ? null : pair.read(columns, pairAt),
    };
  },
);

const byCreation = (one: Pair, other: Pair): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

/** Of a tournament; one statement, however many tournaments and athletes. */
export const enrolmentsOf = valueBy<TournamentEnrolments>(
  async (ctx, ids) => {
    const rows = await readEnrolments(ctx.db, ids, ctx.viewer?.ownedArenaIds ?? []);
    for (const row of rows) receivedForEnrolment(ctx).tell(row.enrolment.id, row.receivedInCents);
    if (ctx.viewer) for (const row of rows) attendsOwnArena(ctx).tell(row.enrolment.athleteId, row.attends);
    return new Map(
      ids.map((id) => {
        const own = rows.filter((row) => row.enrolment.tournamentId === id);
        return [
          id,
          toTournamentEnrolments(
            own.map((row) => row.enrolment),
            own.flatMap((row) => row.pair ?? []).toSorted(byCreation),
          ),
        ];
      }),
    );
  },
  () => toTournamentEnrolments([], []),
);

function toTournamentEnrolments(
  enrolments: readonly EnrolmentWithAthlete[],
  pairs: readonly PairRow[],
): TournamentEnrolments {
  const byId = new Map(enrolments.map((enrolment) => [enrolment.id, enrolment]));
  const whole = pairs.flatMap((pair): PairOfTwo[] => {
    const first = byId.get(pair.firstId);
    const second = byId.get(pair.secondId);
    return first && second ? [{ ...pair, enrolments: [first, second] }] : [];
  });
  return {
    enrolments: enrolments.toSorted((a, b) => (a.drawNumber ?? 0) - (b.drawNumber ?? 0)),
    numbers: new Map(enrolments.map(({ id }, index) => [id, index + 1])),
    athletes: new Map(enrolments.map(({ athleteId, athlete }) => [athleteId, athlete])),
    pairs: new Map(whole.map((pair) => [pair.id, pair])),
    pairOf: new Map(whole.flatMap((pair) => pair.enrolments.map(({ id }) => [id, pair] as const))),
  };
}

/** The viewer's enrolments in each tournament a request shows, also those that are over; one statement. */
export const ownEnrolmentsOf = manyBy(
  ({ tournamentId }: Enrolment) => tournamentId,
  async (ctx, tournamentIds) => {
    const athleteId = isAthlete(ctx) ? ctx.viewer?.athleteId : null;
    if (!athleteId) return [];
    const rows = await ctx.db.enrolment.findMany({
      where: { tournamentId: { in: tournamentIds }, athleteId },
      orderBy: { id: "asc" },
    });
    // A guest who has not answered yet has an invitation, but no enrolment of their own.
    const entered = rows.filter((row) => !isAsked(row));
    return entered;
  },
);

const pendingInvitations = async (ctx: ActionContext, enrolmentIds: string[]) =>
  ctx.db.pairInvitation.findMany({
    where: { enrolmentId: { in: enrolmentIds }, status: "PENDING" },
    include: { enrolment: { select: { athleteId: true } } },
    orderBy: { id: "desc" },
  });
type PendingInvitation = Awaited<ReturnType<typeof pendingInvitations>>[number];
const isOwn = ({ guestId, enrolment }: PendingInvitation) => guestId === enrolment.athleteId;

/** The pending invitation of each enrolment; for two guests invited as a pair, the first guest's. One statement. */
export const pendingInvitationOf = oneBy(
  (row: PairInvitation) => row.enrolmentId,
  async (ctx, enrolmentIds) => {
    const rows = await pendingInvitations(ctx, enrolmentIds);
    return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
  },
);

/** The invitation of the second of two guests invited as a pair, by the first guest's enrolment; one statement. */
export const invitationBesideOf = oneBy(
  (row: PairInvitation) => row.enrolmentId,
  async (ctx, enrolmentIds) =>
    (await pendingInvitations(ctx, enrolmentIds)).filter((row) => row.guestId !== null && !isOwn(row)),
);

/**
 * The payee of a tournament: its arena, or the federation of a championship; null for a federation without a Pix key,
 * where payments are recorded by hand. One statement.
 */
export const receiverOf = valueBy<Pick<Arena, "name" | "pixKey" | "city" | "timeZone"> | null>(
  async ({ db }, ids) => {
    const payee = { name: true, pixKey: true, city: true } as const;
    const rows = await db.tournament.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        arena: { select: { ...payee, timeZone: true } },
        federation: { select: payee },
      },
    });
    return new Map(
      rows.map(({ id, arena, federation }) => [
        id,
        arena ?? (federation?.pixKey ? { ...federation, timeZone: brasiliaTime } : null),
      ]),
    );
  },
  () => null,
);

/** The viewer's own athlete with the arenas they attend: what their eligibility is judged by. */
export const ownAthleteOf = oneBy(
  (row: Prisma.AthleteGetPayload<{ include: { arenas: true } }>) => row.id,
  async (ctx, ids) => {
    const rows = await ctx.db.athlete.findMany({
      where: { id: { in: ids } },
      include: { arenas: { where: { active: true } } },
    });
    return rows;
  },
);
