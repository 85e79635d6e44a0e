import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import { WeekdayType } from "../platform/graphql/weekday";
import { TeacherArenaType } from "../teachers/arena-teachers/arena-teacher.type";
import { teachingOf, weeklyClassesOf, type TaughtClass } from "./taught-classes.loader";

const TaughtClassType = builder.objectRef<TaughtClass>("TaughtClass").implement({
  description: "Aula semanal: one that a teacher gives at an arena every week.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Dia da semana." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Início: HH:mm." }),
    endsAt: t.expose("endsAt", { type: "LocalTime", description: "Fim: 00:00 for the end of the day." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Nome: null if the class has no name and is identified by its category.",
    }),
    category: t.exposeString("category", { description: "Categoria: the level it is for." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Quadra: its name; null until a court is chosen.",
    }),
    maxStudents: t.exposeInt("maxStudents", { description: "Vagas." }),
    studentCount: t.exposeInt("students", { description: "Alunos: who come every week." }),
  }),
});

const mostWeekly = 100;

builder.prismaObjectFields(TeacherArenaType, (t) => ({
  scheduledClassCount: t.int({
    description: "Aulas agendadas: dated classes here that are neither over nor cancelled.",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ scheduled }) => scheduled),
  }),
  studentCount: t.int({
    description: "Alunos únicos: who has a place in one of those classes, each once.",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ students }) => students),
  }),
  weeklyClasses: t.field({
    type: [TaughtClassType],
    description: "Aulas semanais: those given here, from Monday on.",
    extensions: atMost(mostWeekly, 6),
    resolve: ({ id }, _args, ctx) =>
      whenKnown(weeklyClassesOf(ctx).load(id), (all) => all.slice(0, mostWeekly)),
  }),
}));
