import { AthleteLevelType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost } from "../platform/graphql/list-size";
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
  description: "Atletas por nível: how many of an arena's active athletes play at one.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    level: t.expose("level", { type: AthleteLevelType, description: "Nível." }),
    count: t.exposeInt("count", { description: "Atletas." }),
    percent: t.exposeInt("percent", {
      description: "Porcentagem: Whole percent; all levels add up to 100, or to 0 without athletes.",
    }),
  }),
});

export const ArenaAthletesInBriefType = builder
  .objectRef<ArenaAthletesInBrief>("ArenaAthletesInBrief")
  .implement({
    description: "Atletas em números: who plays at an arena now.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      total: t.exposeInt("total", { description: "Total: active at this arena." }),
      newThisMonth: t.exposeInt("newThisMonth", {
        description: "Novos no mês: Athletes whose first visit was this month, in the arena's time zone.",
      }),
      levels: t.field({
        type: [LevelShareType],
        description: "Por nível: every level, from the beginners up.",
        extensions: atMost(athleteLevels.length),
        resolve: ({ levels }) => levels,
      }),
    }),
  });

const TeacherInBriefType = builder.objectRef<TeacherInBrief>("TeacherInBrief").implement({
  description: "Professor em uma linha.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    teacherArenaId: t.field({
      type: "ID",
      description: "Professor da arena: the id of what it keeps of them.",
      resolve: ({ id }) => encodeGlobalId("TeacherArena", id),
    }),
    name: t.exposeString("name", { description: "Nome." }),
    specialties: t.exposeStringList("specialties", {
      description: "Especialidades: as the arena keeps them.",
      extensions: atMost(mostSpecialties, 3),
    }),
    weeklyClassCount: t.exposeInt("weeklyClassCount", {
      description: "Aulas por semana: given here every week.",
    }),
    studentCount: t.exposeInt("studentCount", {
      description: "Alunos: who has a place in one of their classes to come here, each once.",
    }),
    availableDayCount: t.exposeInt("availableDayCount", {
      description: "Dias disponíveis: on how many weekdays they can give classes here.",
    }),
  }),
});

export const ArenaTeachersInBriefType = builder
  .objectRef<ArenaTeachersInBrief>("ArenaTeachersInBrief")
  .implement({
    description: "Professores em números: who teaches at an arena now.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      total: t.exposeInt("total", { description: "Total: active at this arena." }),
      weeklyClassCount: t.exposeInt("weeklyClassCount", {
        description: "Aulas por semana: those of all of them, in this week.",
      }),
      teachers: t.field({
        type: [TeacherInBriefType],
        description: "Professores: who gives most classes first.",
        extensions: atMost(mostTeachersInBrief),
        resolve: ({ teachers }) => teachers,
      }),
    }),
  });
