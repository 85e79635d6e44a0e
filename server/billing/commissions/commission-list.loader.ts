import type { DayPlace } from "../../platform/day-place.rules";
import { allOf } from "../../platform/when-known";
import type {
  Arena,
  CommissionAgreement,
  CommissionStatement,
  TeacherArena,
} from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { manyBy, valueBy } from "../../platform/loaders";
import type { NamePage, NamePlace } from "../../platform/name-page";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { statementsReckoned } from "./commission-statement.loader";

/** What an arena owes its teachers for the classes of a month, by its own clocks. */
export interface CommissionMonth {
  arenaId: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** In centavos: of the statements that are still open, closed and not paid yet, and paid. */
  openInCents: number;
  closedInCents: number;
  paidInCents: number;
  classCount: number;
}

/** In numbers: three statements, however many teachers. @param asked any day of the month; null for this one. */
export async function loadCommissionMonth(
  ctx: ActionContext,
  { id: arenaId, name, timeZone }: Pick<Arena, "id" | "name" | "timeZone">,
  asked: string | null,
): Promise<CommissionMonth> {
  arenaOfStatement(ctx).tell(arenaId, { name, timeZone });
  const month = firstOfMonth(asked ?? dayAt(ctx.now, timeZone));
  const statements = await ctx.db.commissionStatement.findMany({
    where: { arenaId, month: dayToDatabase(month) },
  });
  for (const one of statements) statementAt(ctx).tell(keyOf(one), one);
  const sums = { openInCents: 0, closedInCents: 0, paidInCents: 0, classCount: 0 };
  const reckoned = statementsReckoned(ctx);
  const figures = await allOf(statements.map(({ id }) => reckoned.load(id)));
  for (const [index, { state }] of statements.entries()) {
    const { payableInCents = 0, classCount = 0 } = figures[index] ?? {};
    sums[sumOfState[state]] += payableInCents;
    sums.classCount += classCount;
  }
  return { arenaId, month, ...sums };
}

const sumOfState = { OPEN: "openInCents", CLOSED: "closedInCents", PAID: "paidInCents" } as const;

interface At {
  arenaId: string;
  teacherId: string;
  month: Date;
}

const keyOf = ({ arenaId, teacherId, month }: At): string =>
  `${arenaId} ${teacherId} ${dayFromDatabase(month)}`;

/** The statement of a teacher at an arena for a month; null without one. One statement for all. */
const statementAt = valueBy<CommissionStatement | null>(
  async ({ db }, keys) => {
    const asked = keys.map((key) => key.split(" "));
    const rows = await db.commissionStatement.findMany({
      where: {
        arenaId: { in: [...new Set(asked.map(([arenaId = ""]) => arenaId))] },
        teacherId: { in: [...new Set(asked.map(([, teacherId = ""]) => teacherId))] },
        month: { in: [...new Set(asked.map(([, , month = ""]) => month))].map(dayToDatabase) },
      },
    });
    return new Map(rows.map((row) => [keyOf(row), row]));
  },
  () => null,
);

/** @param month any day of it, YYYY-MM-DD. */
export const statementOfMonth = (
  ctx: ActionContext,
  { arenaId, teacherId }: Pick<TeacherArena, "arenaId" | "teacherId">,
  month: string,
) => statementAt(ctx).load(keyOf({ arenaId, teacherId, month: dayToDatabase(firstOfMonth(month)) }));

const bookKey = ({ arenaId, teacherId }: Pick<At, "arenaId" | "teacherId">): string =>
  `${arenaId} ${teacherId}`;

/** What an arena has agreed on with a teacher, the latest day first; one statement for all. */
const agreementsAt = manyBy<CommissionAgreement>(bookKey, async ({ db }, keys) => {
  const asked = keys.map((key) => key.split(" "));
  return db.commissionAgreement.findMany({
    where: {
      arenaId: { in: [...new Set(asked.map(([arenaId = ""]) => arenaId))] },
      teacherId: { in: [...new Set(asked.map(([, teacherId = ""]) => teacherId))] },
    },
    orderBy: [{ from: "desc" }, { createdAt: "desc" }, { id: "desc" }],
  });
});

export const agreementsOf = (ctx: ActionContext, teacher: Pick<TeacherArena, "arenaId" | "teacherId">) =>
  agreementsAt(ctx).load(bookKey(teacher));

export interface ListedTeacher {
  row: TeacherArena;
  place: NamePlace;
}

/** Compares bytes, so that the order does not depend on the server's locale. */
const by = sql`sem_acentos(p.nome_completo) COLLATE "C"`;
const link = columnsOf<TeacherArena>("TeacherArena");

/**
 * Who teaches at the arena, and who has a statement for the month. @param $1 the arena. @param $2 the month. @param $3, $4 the
 * place after which to read, $5, $6 the one before which; null without. @param $7 how many.
 */
const reading = ([first, next, later]: readonly [string, string, string]) =>
  prepared(
    sql`SELECT ${by}, ${link.of("v")} FROM professores_arenas v JOIN professores p ON p.id = v.professor_id
      WHERE v.arena_id = $1 AND (v.ativo OR EXISTS (SELECT 1 FROM extratos_comissao e
          WHERE e.arena_id = v.arena_id AND e.professor_id = v.professor_id AND e.mes = $2::date))
        AND ($3::text IS NULL OR (${by}, v.id) ${next} ($3, $4::uuid))
        AND ($5::text IS NULL OR (${by}, v.id) ${later} ($5, $6::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $7`,
    (columns): ListedTeacher => {
      const row = link.read(columns, 1);
      return { row, place: { by: String(columns[0]), id: row.id } };
    },
  );
const forward = reading(["ASC", ">", "<"]);
const backward = reading(["DESC", ">", "<"]);

/** A page of them, by name. One statement, however far down. */
export const commissionTeachers = (
  { db }: ActionContext,
  { arenaId, month }: CommissionMonth,
  { after, before, limit, inverted }: NamePage,
): Promise<ListedTeacher[]> =>
  (inverted ? backward : forward)(
    db,
    arenaId,
    month,
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );

interface OwnPage {
  after: DayPlace | null;
  before: DayPlace | null;
  limit: number;
  inverted: boolean;
}

const placedLater = ({ on, id }: DayPlace) => ({
  OR: [{ month: { lt: dayToDatabase(on) } }, { month: dayToDatabase(on), id: { gt: id } }],
});
const placedEarlier = ({ on, id }: DayPlace) => ({
  OR: [{ month: { gt: dayToDatabase(on) } }, { month: dayToDatabase(on), id: { lt: id } }],
});

/** A teacher's own statements at all arenas, the latest month first. */
export const ownStatements = (
  { db }: Pick<ActionContext, "db">,
  teacherId: string,
  { after, before, limit, inverted }: OwnPage,
): Promise<CommissionStatement[]> =>
  db.commissionStatement.findMany({
    where: {
      teacherId,
      AND: [...(after ? [placedLater(after)] : []), ...(before ? [placedEarlier(before)] : [])],
    },
    orderBy: inverted ? [{ month: "asc" }, { id: "desc" }] : [{ month: "desc" }, { id: "asc" }],
    take: limit,
  });

/** Where and how: the name and clocks of the arena of a statement. */
export const arenaOfStatement = valueBy<Pick<Arena, "name" | "timeZone">>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, timeZone: true },
    });
    return new Map(rows.map(({ id, ...one }) => [id, one]));
  },
  (id) => new Error(`there is no arena ${id}`),
);
