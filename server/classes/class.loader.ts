import type { Athlete, SessionStudent } from "../../prisma/generated/client/client";
import { manyBy, valueBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";

/** Who teaches, by name. */
export const teacherNameOf = valueBy<string>(
  async ({ db }, ids) => {
    const rows = await db.teacher.findMany({
      where: { id: { in: ids } },
      select: { id: true, fullName: true },
    });
    return new Map(rows.map(({ id, fullName }) => [id, fullName]));
  },
  (id) => new Error(`there is no teacher ${id}`),
);

export type StudentRow = SessionStudent & { athlete: Athlete };

const student = columnsOf<SessionStudent>("SessionStudent");
const athlete = columnsOf<Athlete>("Athlete");

/** @param $1 classes. */
const readStudents = prepared(
  sql`SELECT ${student.of("p")}, ${athlete.of("a")} FROM presencas p JOIN alunos a ON a.id = p.aluno_id
    WHERE p.aula_id = ANY($1) ORDER BY a.nome_completo, p.id`,
  (columns): StudentRow => ({
    ...student.read(columns),
    athlete: athlete.read(columns, student.width),
  }),
);

/** The students of a class, by name. One statement, however many classes. */
export const studentsOf = manyBy<StudentRow>(
  ({ sessionId }) => sessionId,
  ({ db }, ids) => readStudents(db, ids),
);
