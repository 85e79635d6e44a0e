import type { Database } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { attendanceLabel } from "./class-kind-and-status.rules";
import { creditKindLabel, creditStateLabel } from "./credits/credit-words.rules";
import { progressKindLabel, suggestionStateLabel } from "./progress/progress-words.rules";
import { athleteLevelLabel } from "../sport/athlete-level.rules";

/** Every class of an athlete, latest first, with the labels the screens use. */
export async function classesOf(db: Database, athleteId: string) {
  const places = await db.sessionStudent.findMany({
    where: { athleteId },
    include: { session: { include: { arena: { select: { name: true } } } } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
  });
  return places.map(({ session, startsAt, endsAt, attendance }) => ({
    arena: session.arena.name,
    categoria: session.category,
    inicio: startsAt,
    fim: endsAt,
    situacao: attendanceLabel[attendance],
  }));
}

/** The waiting lists an athlete is on, longest wait first. */
export async function waitingListsOf(db: Database, athleteId: string) {
  const waits = await db.classWaiting.findMany({
    where: { athleteId },
    include: { session: { include: { arena: { select: { name: true } } } } },
    orderBy: [{ since: "asc" }, { id: "asc" }],
  });
  return waits.map(({ session, since, askedUntil }) => ({
    arena: session.arena.name,
    categoria: session.category,
    inicio: session.startsAt,
    fim: session.endsAt,
    desde: since,
    vaga_oferecida_ate: askedUntil,
  }));
}

/** Every credit of an athlete, latest first, with its history. */
export async function creditsOf(db: Database, athleteId: string) {
  const credits = await db.classCredit.findMany({
    where: { athleteId },
    include: { arena: { select: { name: true } }, entries: { orderBy: { position: "asc" } } },
    orderBy: { id: "desc" },
  });
  return credits.map(({ arena, kind, boughtAs, entries }) => ({
    arena: arena.name,
    tipo: creditKindLabel[kind],
    descricao: boughtAs,
    lancamentos: entries.map(({ recordedAt, state, expiresOn, withdrawalReason }) => ({
      em: recordedAt,
      situacao: creditStateLabel[state],
      vale_ate: dayFromDatabase(expiresOn),
      motivo: withdrawalReason,
    })),
  }));
}

/** Every note that teachers wrote about an athlete, including hidden ones, latest first. */
export async function progressNotesAbout(db: Database, athleteId: string) {
  const notes = await db.progressNote.findMany({
    where: { athleteId },
    include: { arena: { select: { name: true } }, teacher: { select: { fullName: true } } },
    orderBy: [{ writtenAt: "desc" }, { id: "desc" }],
  });
  return notes.map(({ arena, teacher, kind, text, suggestedLevel, suggestion, writtenAt, correctedAt }) => ({
    arena: arena.name,
    professor: teacher.fullName,
    tipo: progressKindLabel[kind],
    texto: text,
    nivel_sugerido: suggestedLevel && athleteLevelLabel[suggestedLevel],
    sugestao: suggestion && suggestionStateLabel[suggestion],
    em: writtenAt,
    corrigida_em: correctedAt,
  }));
}

/** Notes by a teacher, with time and arena but without the text, which is personal data of the athlete. */
export async function progressNotesBy(db: Database, userId: string) {
  const notes = await db.progressNote.findMany({
    where: { teacher: { userId } },
    include: { arena: { select: { name: true } } },
    orderBy: [{ writtenAt: "desc" }, { id: "desc" }],
  });
  return notes.map(({ arena, kind, writtenAt }) => ({
    arena: arena.name,
    tipo: progressKindLabel[kind],
    em: writtenAt,
  }));
}
