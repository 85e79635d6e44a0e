import { AthleteLevelType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { athleteLevels } from "../sport/athlete-level.rules";
import { mostSpecialties } from "../teachers/arena-teachers/arena-teacher.rules";
import {
  mostTeachersInBrief,
  type ArenaAthletesInBrief,
  type ArenaTeachersInBrief,
  type LevelShare,
  type TeacherInBrief,
} from "./arena-people.loader";

export const LevelShareType = builder.objectRef<LevelShare>("LevelShare").implement({
  description: "How many of an arena's active athletes play at one (atletas por nível).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    level: t.expose("level", { type: AthleteLevelType, description: "Level (nível)." }),
    count: t.exposeInt("count", { description: "Count (atletas)." }),
    percent: t.exposeInt("percent", {
      description: "Whole percent; all levels add up to 100, or to 0 without athletes (porcentagem).",
    }),
  }),
});

export const ArenaAthletesInBriefType = builder
  .objectRef<ArenaAthletesInBrief>("ArenaAthletesInBrief")
  .implement({
    description: "Who plays at an arena now (atletas em números).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      total: t.exposeInt("total", { description: "Active at this arena (total)." }),
      newThisMonth: t.exposeInt("newThisMonth", {
        description: "Athletes whose first visit was this month, in the arena's time zone (novos no mês).",
      }),
      levels: t.field({
        type: [LevelShareType],
        description: "Every level, from the beginners up (por nível).",
        extensions: atMost(athleteLevels.length),
        resolve: ({ levels }) => levels,
      }),
    }),
  });

const TeacherInBriefType = builder.objectRef<TeacherInBrief>("TeacherInBrief").implement({
  description: "Teacher in brief (professor em uma linha).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    teacherArenaId: t.field({
      type: "ID",
      description: "The id of what it keeps of them (professor da arena).",
      resolve: ({ id }) => encodeGlobalId("TeacherArena", id),
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    specialties: t.exposeStringList("specialties", {
      description: "Specialties, as the arena keeps them (especialidades).",
      extensions: atMost(mostSpecialties, 3),
    }),
    weeklyClassCount: t.exposeInt("weeklyClassCount", {
      description: "Given here every week (aulas por semana).",
    }),
    studentCount: t.exposeInt("studentCount", {
      description: "Who has a place in one of their classes to come here, each once (alunos).",
    }),
    availableDayCount: t.exposeInt("availableDayCount", {
      description: "Available day count, on how many weekdays they can give classes here (dias disponíveis).",
    }),
  }),
});

export const ArenaTeachersInBriefType = builder
  .objectRef<ArenaTeachersInBrief>("ArenaTeachersInBrief")
  .implement({
    description: "Who teaches at an arena now (professores em números).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      total: t.exposeInt("total", { description: "Active at this arena (total)." }),
      weeklyClassCount: t.exposeInt("weeklyClassCount", {
        description: "Weekly class count, those of all of them, in this week (aulas por semana).",
      }),
      teachers: t.field({
        type: [TeacherInBriefType],
        description: "Who gives most classes first (professores).",
        extensions: atMost(mostTeachersInBrief),
        resolve: ({ teachers }) => teachers,
      }),
    }),
  });
