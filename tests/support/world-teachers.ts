import { Weekday, type Prisma } from "../../prisma/generated/client/client";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { day } from "./federation-story";
import { nextNumber } from "./story";

/** A teacher of an arena, with all optional fields. @returns the id of the arena's row. */
async function createTeaching(
  { db }: TestApi,
  { arenaId, teacherId }: { arenaId: string; teacherId: string },
): Promise<string> {
  const { id } = await db.teacherArena.create({
    data: {
      arenaId,
      teacherId,
      phone: "(48) 99999-5555",
      specialties: ["Duplas"],
      hours: {
        create: {
          weekday: "MONDAY",
          startsAt: new Date("1970-01-01T08:00:00Z"),
          endsAt: new Date("1970-01-01T12:00:00Z"),
        },
      },
      // Sent to a different address than the account has now.
      invitations: {
        create: {
          email: `antes${nextNumber()}@teste.example`,
          status: "ACCEPTED",
          sentAt: new Date(),
          answeredAt: new Date(),
        },
      },
    },
  });
  return id;
}

/** A teacher record of an arena, with an invitation to the address of an account. @returns the invitation's id. */
export async function inviteToTeach(
  { db }: TestApi,
  { arenaId, userId, invitedById }: { arenaId: string; userId: string; invitedById: string },
): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { invitations } = await db.teacherArena.create({
    data: {
      arena: { connect: { id: arenaId } },
      teacher: { create: { fullName: "Convidada da lista" } },
      // Not the account's address, to find out which of the two each caller sees.
      email: `lista${nextNumber()}@teste.example`,
      invitations: { create: { email, invitedById, sentAt: new Date() } },
    },
    include: { invitations: true },
  });
  return invitations[0]?.id ?? "";
}

/** A teacher's certificate. @returns its id. */
export async function createCertification(
  { db }: TestApi,
  teacherId: string,
  more: Partial<Prisma.CertificationUncheckedCreateInput> = {},
): Promise<string> {
  const certificate = {
    name: "Curso",
    level: "BASIC",
    issuer: "Escola",
    issuedOn: day("2025-01-01"),
  } as const;
  const { id } = await db.certification.create({ data: { ...certificate, teacherId, ...more } });
  return id;
}

/** A teacher of the arena with a certificate and a weekly class on each day of the week. */
export async function createTeacher(api: TestApi, arenaId: string, userId: string) {
  const { db } = api;
  const { id: teacherId } = await db.teacher.create({
    data: {
      userId,
      fullName: "Professora",
      cpf: "52998224725",
      email: `professora${nextNumber()}@teste.example`,
    },
  });
  const content = new TextEncoder().encode("%PDF-1.7\n");
  const papers = { name: "Certificado.pdf", size: content.length, content, sentAt: new Date() };
  const certification = await createCertification(api, teacherId, { validUntil: day("2099-01-01") });
  await api.db.certificationDocument.create({ data: { certificationId: certification, ...papers } });
  // Due for renewal.
  const soon = dayToDatabase(addDays(dayAt(new Date(), brasiliaTime), 10));
  await createCertification(api, teacherId, { validUntil: soon });
  const teacherArena = await createTeaching(api, { arenaId, teacherId });
  await db.teacherChange.create({
    data: {
      teacherId,
      changedById: userId,
      changedAt: new Date(),
      nameBefore: "Profesora",
      nameAfter: "Professora",
    },
  });
  const hours = { startsAt: new Date("1970-01-01T08:00:00Z"), endsAt: new Date("1970-01-01T09:00:00Z") };
  await db.weeklyClass.createMany({
    data: Object.values(Weekday).map((weekday) => ({
      teacherId,
      arenaId,
      weekday,
      maxStudents: 4,
      category: "Iniciante",
      ...hours,
    })),
  });
  return { teacherId, teacherArena, certification };
}
