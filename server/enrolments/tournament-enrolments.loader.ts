import type { Prisma } from "../../prisma/generated/client/client";
import { valueBy } from "../platform/loaders";
import type { Transaction } from "../platform/database";
import { goneStatuses } from "../tournaments/enrolment-status.rules";

const withAthlete = { include: { athlete: true } } satisfies Prisma.EnrolmentDefaultArgs;

export type EnrolmentWithAthlete = Prisma.EnrolmentGetPayload<typeof withAthlete>;
type PairRow = Prisma.PairGetPayload<object>;

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
  /** By the athlete's id; somebody in several categories stands here once. */
  athletes: ReadonlyMap<string, EnrolmentWithAthlete["athlete"]>;
  /** By id. */
  pairs: ReadonlyMap<string, PairOfTwo>;
  /** By the id of either enrolment. */
  pairOf: ReadonlyMap<string, PairOfTwo>;
}

/** Two statements, however many tournaments and athletes. */
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

/** Of a tournament. */
export const enrolmentsOf = valueBy(
  ({ db }, ids) => loadEnrolments(db, ids),
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
