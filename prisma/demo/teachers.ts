import type { Prisma } from "../generated/client/client";
import { arenas, type ArenaKey } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

type Level = Prisma.CertificationCreateManyInput["level"];

interface Certificate {
  readonly name: string;
  readonly level: Level;
  readonly issuer: string;
  /** Days from today. */
  readonly issued: number;
  readonly validUntil: number | null;
}

const course = (level: Level, issued: number, validUntil: number | null): Certificate => ({
  name: {
    BASIC: "Instrutor de Beach Tennis",
    INTERMEDIATE: "Treinador de Beach Tennis",
    ADVANCED: "Treinador de Alto Rendimento",
  }[level],
  level,
  issuer: level === "ADVANCED" ? "Confederação Brasileira de Tênis" : "Federação Catarinense de Beach Tennis",
  issued,
  validUntil,
});
const firstAid = (issued: number): Certificate => ({
  name: "Primeiros Socorros no Esporte",
  level: "BASIC",
  issuer: "Corpo de Bombeiros Militar de Santa Catarina",
  issued,
  validUntil: issued + 730,
});

export interface DemoTeacher {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly arenas: readonly ArenaKey[];
  readonly certificates: readonly Certificate[];
}

const teacher = (
  key: string,
  fullName: string,
  teachesAt: readonly ArenaKey[],
  certificates: readonly Certificate[],
): DemoTeacher => ({
  id: demoId(`teacher:${key}`),
  fullName,
  email: `${key}@praia.example`,
  arenas: teachesAt,
  certificates,
});

/** Six teach at the main arena, two at the second; one also opens the week at the third. */
export const teachers = {
  bruno: teacher(
    "professor",
    people.teacher.name,
    ["main"],
    [
      course("BASIC", -1600, null),
      course("INTERMEDIATE", -1077, 18), // about to expire
      firstAid(-300),
    ],
  ),
  leticia: teacher(
    "leticia.sampaio",
    "Letícia Sampaio",
    ["main"],
    [course("INTERMEDIATE", -1900, null), course("ADVANCED", -700, 395)],
  ),
  rogerio: teacher(
    "rogerio.antunes",
    "Rogério Antunes",
    ["main"],
    [
      course("BASIC", -1135, -40), // expired
      firstAid(-200),
    ],
  ),
  priscila: teacher(
    "priscila.koerich",
    "Priscila Koerich",
    ["main"],
    [course("INTERMEDIATE", -500, 595), firstAid(-450)],
  ),
  danilo: teacher(
    "danilo.pamplona",
    "Danilo Pamplona",
    ["main", "dunes"],
    [course("BASIC", -900, null), course("INTERMEDIATE", -250, 845)],
  ),
  yasmin: teacher("yasmin.vieira", "Yasmin Vieira", ["main"], [course("BASIC", -320, 775)]),
  alexandre: teacher(
    "alexandre.schmitt",
    "Alexandre Schmitt",
    ["second"],
    [course("INTERMEDIATE", -800, 295), course("ADVANCED", -150, 945)],
  ),
  marcela: teacher("marcela.hoffmann", "Marcela Hoffmann", ["second"], [course("BASIC", -600, 495)]),
};

export type TeacherKey = keyof typeof teachers;

export const teacherRows = (calendar: DemoCalendar): Prisma.TeacherCreateManyInput[] =>
  Object.values(teachers).map(({ id, fullName, email }, index) => ({
    id,
    userId: id === teachers.bruno.id ? people.teacher.id : null,
    fullName,
    email,
    createdAt: calendar.at(-780 + index * 20, "11:00"),
  }));

export const teacherArenaRows = (): Prisma.TeacherArenaCreateManyInput[] =>
  Object.values(teachers).flatMap((person) =>
    person.arenas.map((arena) => ({
      id: demoId(`teaches:${arena}:${person.id}`),
      teacherId: person.id,
      arenaId: arenas[arena].id,
    })),
  );

export const certificationRows = (calendar: DemoCalendar): Prisma.CertificationCreateManyInput[] =>
  Object.values(teachers).flatMap(({ id, certificates }) =>
    certificates.map(({ issued, validUntil, ...certificate }, index) => ({
      ...certificate,
      id: demoId(`certificate:${id}:${index}`),
      teacherId: id,
      issuedOn: calendar.day(issued),
      validUntil: validUntil === null ? null : calendar.day(validUntil),
    })),
  );
