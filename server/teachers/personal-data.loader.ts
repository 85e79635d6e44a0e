import type { User } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { dayFromDatabase, weekdayLabel } from "../platform/time/calendar-day.rules";
import { clockFromDatabase } from "../platform/time/clock-time.rules";
import { certificationLevelLabel } from "./certification-level.rules";
import { teachingInvitationStatusLabel } from "./invitations/teaching-invitation.rules";

const day = (value: Date | null): string | null => value && dayFromDatabase(value);

/** Null for what stayed. */
const fromTo = (before: string | null, after: string | null) =>
  before === null && after === null ? null : { de: before, para: after };

const kept = {
  arena: { select: { name: true } },
  hours: { orderBy: [{ weekday: "asc" as const }, { startsAt: "asc" as const }] },
};

interface Kept {
  arena: { name: string };
  active: boolean;
  phone: string | null;
  specialties: string[];
  hours: { weekday: keyof typeof weekdayLabel; startsAt: Date; endsAt: Date }[];
}

const keptInWords = ({ arena, active, phone, specialties, hours }: Kept) => ({
  arena: arena.name,
  ativo: active,
  telefone: phone,
  especialidades: specialties,
  horariosDisponiveis: hours.map(
    ({ weekday, startsAt, endsAt }) =>
      `${weekdayLabel[weekday]}, ${clockFromDatabase(startsAt)} às ${clockFromDatabase(endsAt)}`,
  ),
});

/** All stored data of a teacher, with the labels the screens use; null if the user is not a teacher. */
export async function teacherDataOf(db: Database, userId: string) {
  const teacher = await db.teacher.findUnique({
    where: { userId },
    include: {
      certifications: { include: { document: { select: { name: true, size: true, sentAt: true } } } },
      arenas: { include: kept },
      changes: {
        include: { changedBy: { select: { name: true } }, arena: { select: { name: true } } },
        orderBy: { id: "desc" },
      },
    },
  });
  return (
    teacher && {
      nomeCompleto: teacher.fullName,
      email: teacher.email,
      cpf: teacher.cpf,
      alteracoesDoCadastro: teacher.changes.map((change) => ({
        em: change.changedAt,
        por: change.changedBy?.name ?? null,
        arena: change.arena?.name ?? null,
        nome: fromTo(change.nameBefore, change.nameAfter),
        telefone: fromTo(change.phoneBefore, change.phoneAfter),
        cpfMudou: change.cpfChanged,
      })),
      arenas: teacher.arenas.map(keptInWords),
      certificacoes: teacher.certifications.map((certificate) => ({
        nome: certificate.name,
        nivel: certificationLevelLabel[certificate.level],
        entidade: certificate.issuer,
        data: day(certificate.issuedOn),
        validade: day(certificate.validUntil),
        documento: certificate.document && {
          nome: certificate.document.name,
          tamanhoEmBytes: certificate.document.size,
          enviadoEm: certificate.document.sentAt,
        },
      })),
    }
  );
}

/** Invitations to teach sent to a user, with the arena's data about them if the record is still unclaimed. */
export async function teachingInvitationsTo(
  db: Database,
  { email, emailConfirmedAt }: Pick<User, "email" | "emailConfirmedAt">,
) {
  // An unconfirmed address may belong to another person.
  if (emailConfirmedAt === null) return [];
  const invitations = await db.teachingInvitation.findMany({
    where: { email },
    include: { teacherArena: { include: { ...kept, teacher: true } } },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
  });
  return invitations.map(({ status, sentAt, answeredAt, teacherArena }) => ({
    arena: teacherArena.arena.name,
    situacao: teachingInvitationStatusLabel[status],
    enviadoEm: sentAt,
    respondidoEm: answeredAt,
    // The record may have been claimed by another person since.
    cadastro:
      teacherArena.teacher.userId === null && teacherArena.email === email
        ? { nome: teacherArena.teacher.fullName, ...keptInWords(teacherArena) }
        : null,
  }));
}
