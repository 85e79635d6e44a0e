import { counted } from "../../../server/platform/plural.rules";

interface Lesson {
  endsAt: string;
  status: string;
  studentCount: number;
}

/** So many of those to come are shown: more are a day that one looks at in the calendar. */
export const mostAhead = 8;

interface Agenda<Each> {
  /** Those that run or are to come, also what falls out. */
  ahead: Each[];
  over: Each[];
  /** What is still to be given, in words. */
  says: string;
}

/** A day's classes as they stand at an instant, in ms since 1970 UTC. */
export function agendaAt<Each extends Lesson>(lessons: readonly Each[], now: number): Agenda<Each> {
  const isOver = ({ endsAt }: Lesson) => Date.parse(endsAt) <= now;
  const ahead = lessons.filter((lesson) => !isOver(lesson));
  return { ahead, over: lessons.filter(isOver), says: inWords(lessons, ahead) };
}

function inWords(lessons: readonly Lesson[], ahead: readonly Lesson[]): string {
  const isHeld = ({ status }: Lesson) => status !== "CANCELLED";
  const held = ahead.filter(isHeld);
  if (held.length > 0) {
    const students = held.reduce((sum, { studentCount }) => sum + studentCount, 0);
    return `${counted(held.length, "aula", "aulas")} pela frente, com ${counted(students, "aluno", "alunos")}`;
  }
  return lessons.some(isHeld) ? "As aulas de hoje já terminaram." : "As aulas de hoje foram canceladas.";
}
