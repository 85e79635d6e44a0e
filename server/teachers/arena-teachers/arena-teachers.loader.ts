import type { Teacher, TeacherArena } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Database } from "../../platform/database";
import { searchPatterns } from "../../platform/search.rules";
import type { NamePage, NamePlace } from "../../platform/name-page";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { teachersOf } from "../teacher.loader";

/** Which of an arena's teachers; null is all. */
export interface ArenaTeacherFilter {
  arenaId: string;
  search?: string | null;
  active?: boolean | null;
}

/** A row with its place. */
export type PlacedArenaTeacher = TeacherArena & { place: NamePlace };

const link = columnsOf<TeacherArena>("TeacherArena");
const teacher = columnsOf<Teacher>("Teacher");

/** $1 the arena; $2 what to look for, from searchPatterns, or null; $3 whether active, or null. */
const found = sql`FROM professores_arenas v JOIN professores p ON p.id = v.professor_id
  WHERE v.arena_id = $1::uuid
    AND ($2::text[] IS NULL OR busca_de(p.nome_completo) LIKE ALL ($2))
    AND ($3::boolean IS NULL OR v.ativo = $3)`;

const valuesOf = ({ arenaId, search, active }: ArenaTeacherFilter) =>
  [arenaId, searchPatterns(search), active ?? null] as const;

const countFound = prepared(sql`SELECT count(*)::int ${found}`, ([count]) => Number(count));

/** Compares bytes, so that the order does not depend on the server's locale. */
const by = sql`sem_acentos(p.nome_completo) COLLATE "C"`;

/** $4 and $5: the place after which to read, $6 and $7 the one before which; null without. $8 how many. */
const reading = ([first, next, later]: readonly [string, string, string]) =>
  prepared(
    sql`SELECT ${by}, ${link.of("v")}, ${teacher.of("p")} ${found}
        AND ($4::text IS NULL OR (${by}, v.id) ${next} ($4, $5::uuid))
        AND ($6::text IS NULL OR (${by}, v.id) ${later} ($6, $7::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $8`,
    (columns) => ({
      by: String(columns[0]),
      row: link.read(columns, 1),
      teacher: teacher.read(columns, 1 + link.width),
    }),
  );

/** A list that goes up is read downwards where its end is asked for: what comes after is still the greater. */
const readings = {
  up: { ahead: reading(["ASC", ">", "<"]), back: reading(["DESC", ">", "<"]) },
  down: { ahead: reading(["DESC", "<", ">"]), back: reading(["ASC", "<", ">"]) },
};

/** How many there are on all pages. */
export async function arenaTeacherCount(db: Database, filter: ArenaTeacherFilter): Promise<number> {
  const [count = 0] = await countFound(db, ...valuesOf(filter));
  return count;
}

/** A page of them, each with their record. One statement, however far down. */
export async function arenaTeachersPage(
  ctx: ActionContext,
  filter: ArenaTeacherFilter,
  descending: boolean,
  { after, before, limit, inverted }: NamePage,
): Promise<PlacedArenaTeacher[]> {
  const read = readings[descending ? "down" : "up"][inverted ? "back" : "ahead"];
  const rows = await read(
    ctx.db,
    ...valuesOf(filter),
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );
  const teachers = teachersOf(ctx);
  return rows.map(({ by: name, row, teacher: record }) => {
    teachers.tell(record.id, record);
    return { ...row, place: { by: name, id: row.id } };
  });
}
