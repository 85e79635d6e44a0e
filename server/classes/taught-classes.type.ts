import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { whenKnown } from "../platform/when-known";
import { WeekdayType } from "../platform/graphql/weekday";
import { TeacherArenaType } from "../teachers/arena-teachers/arena-teacher.type";
import { teachingOf, weeklyClassesOf, type TaughtClass } from "./taught-classes.loader";

const TaughtClassType = builder.objectRef<TaughtClass>("TaughtClass").implement({
  description: "One that a teacher gives at an arena every week (aula semanal).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Weekday (dia da semana)." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Starts at, HH:mm (início)." }),
    endsAt: t.expose("endsAt", {
      type: "LocalTime",
      description: "Ends at, 00:00 for the end of the day (fim).",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null if the class has no name and is identified by its category (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Its name; null until a court is chosen (quadra).",
    }),
    maxStudents: t.exposeInt("maxStudents", { description: "Max students (vagas)." }),
    studentCount: t.exposeInt("students", { description: "Who come every week (alunos)." }),
  }),
});

const mostWeekly = 100;

builder.prismaObjectFields(TeacherArenaType, (t) => ({
  scheduledClassCount: t.int({
    description: "Dated classes here that are neither over nor cancelled (aulas agendadas).",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ scheduled }) => scheduled),
  }),
  studentCount: t.int({
    description: "Who has a place in one of those classes, each once (alunos únicos).",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ students }) => students),
  }),
  weeklyClasses: t.field({
    type: [TaughtClassType],
    description: "Weekly classes, those given here, from Monday on (aulas semanais).",
    extensions: atMost(mostWeekly, 6),
    resolve: ({ id }, _args, ctx) =>
      whenKnown(weeklyClassesOf(ctx).load(id), (all) => all.slice(0, mostWeekly)),
  }),
}));
