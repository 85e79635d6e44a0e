import type { Prisma } from "../generated/client/client";
import { arenas, type ArenaKey } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";
import { clockToDatabase } from "../../server/platform/time/clock-time.rules";

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

/** What a teacher's arenas have written down of them: phone, specialties, and hours by their days. */
const kept: Partial<Record<TeacherKey, readonly [phone: string, specialties: string[], week: Week]>> = {
  bruno: [
    "(48) 99981-2040",
    ["Iniciantes", "Duplas"],
    {
      "MONDAY WEDNESDAY": ["07:00-12:00", "18:00-20:00"],
      "TUESDAY THURSDAY": ["19:00-22:00"],
      SATURDAY: ["08:00-12:00"],
    },
  ],
  leticia: [
    "(48) 99972-1315",
    ["Alto rendimento", "Voleio"],
    { "TUESDAY THURSDAY": ["06:00-09:00", "18:00-20:00"], FRIDAY: ["16:00-20:00"] },
  ],
  rogerio: [
    "(48) 99965-8807",
    ["Infantil", "Iniciantes"],
    { "MONDAY WEDNESDAY FRIDAY": ["17:00-21:00"], SATURDAY: ["08:00-12:00"] },
  ],
  priscila: [
    "(48) 99914-6620",
    ["Iniciantes", "Preparação física"],
    { "TUESDAY THURSDAY": ["08:00-11:00", "19:00-22:00"], FRIDAY: ["17:00-20:00"] },
  ],
  danilo: ["(48) 99930-4471", ["Duplas"], { "MONDAY WEDNESDAY": ["19:00-22:00"], FRIDAY: ["07:00-10:00"] }],
  yasmin: ["(48) 99947-0052", ["Infantil"], { "MONDAY WEDNESDAY": ["09:00-11:00", "15:00-18:00"] }],
  alexandre: ["(48) 99958-7716", ["Alto rendimento"], { "MONDAY WEDNESDAY": ["17:00-21:00"] }],
};

/** Days and their hours. */
type Week = Readonly<Record<string, readonly string[]>>;

const linkId = (arena: ArenaKey, teacherId: string): string => demoId(`teaches:${arena}:${teacherId}`);
/** Where the first arena has written it down. */
const keptAt = Object.entries(teachers).map(
  ([
    key,
    {
      id,
      arenas: [first],
    },
  ]) => ({
    teacherArenaId: first === undefined ? "" : linkId(first, id),
    kept: kept[key as TeacherKey],
  }),
);

export const teacherArenaRows = (): Prisma.TeacherArenaCreateManyInput[] =>
  Object.values(teachers).flatMap((person) =>
    person.arenas.map((arena) => {
      const id = linkId(arena, person.id);
      const [phone, specialties] = keptAt.find(({ teacherArenaId }) => teacherArenaId === id)?.kept ?? [];
      return {
        id,
        teacherId: person.id,
        arenaId: arenas[arena].id,
        phone: phone ?? null,
        specialties: specialties ?? [],
      };
    }),
  );

export const teachingHoursRows = (): Prisma.TeachingHoursCreateManyInput[] =>
  keptAt.flatMap(({ teacherArenaId, kept: [, , week] = ["", [], {}] }) =>
    Object.entries(week).flatMap(([days, hours]) =>
      days.split(" ").flatMap((weekday) =>
        hours.map((clocks) => {
          const [startsAt = "", endsAt = ""] = clocks.split("-");
          return {
            id: demoId(`hours:${teacherArenaId}:${weekday}:${startsAt}`),
            teacherArenaId,
            weekday: weekday as Prisma.TeachingHoursCreateManyInput["weekday"],
            startsAt: clockToDatabase(startsAt),
            endsAt: clockToDatabase(endsAt),
          };
        }),
      ),
    ),
  );

/** The main arena has asked Yasmin, who has not answered. */
export const teachingInvitationRows = (
  calendar: DemoCalendar,
): Prisma.TeachingInvitationCreateManyInput[] => [
  {
    id: demoId("asked-to-teach:yasmin"),
    teacherArenaId: linkId("main", teachers.yasmin.id),
    email: teachers.yasmin.email,
    invitedById: people.mainManager.id,
    sentAt: calendar.at(-2, "10:20"),
  },
];

/** @param index which of the teacher's, from 0. */
export const certificateId = (teacherId: string, index: number): string =>
  demoId(`certificate:${teacherId}:${index}`);

export const certificationRows = (calendar: DemoCalendar): Prisma.CertificationCreateManyInput[] =>
  Object.values(teachers).flatMap(({ id, certificates }) =>
    certificates.map(({ issued, validUntil, ...certificate }, index) => ({
      ...certificate,
      id: certificateId(id, index),
      teacherId: id,
      issuedOn: calendar.day(issued),
      validUntil: validUntil === null ? null : calendar.day(validUntil),
    })),
  );
