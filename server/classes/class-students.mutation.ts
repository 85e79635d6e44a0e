import { AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { UserErrorType } from "../platform/graphql/user-errors";
import { may } from "../platform/graphql/may";
import { AttendanceConflict } from "./attendance.errors";
import { canManageSession, canTakeAttendance } from "./class.access";
import { sessionField, sessionSuccess } from "./class-success.type";
import { addClassStudent, removeClassStudent } from "./class-students.action";
import { AttendanceType, ClassSessionType } from "./class.type";
import { takeAttendance } from "./take-attendance.action";

const ClassStudentInput = builder.inputType("ClassStudentInput", {
  description: "Aluno de uma aula.",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Aluno." }),
    everyWeek: t.boolean({
      required: true,
      description: "Toda semana: this class and all later ones of its series; false for only this one.",
    }),
  }),
});

const AttendanceMarkInput = builder.inputType("AttendanceMarkInput", {
  description: "Presença de um aluno.",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Aluno." }),
    attendance: t.field({ type: AttendanceType, required: true, description: "Presença." }),
    seen: t.field({
      type: AttendanceType,
      description:
        "Estava: the mark the client saw before. If the stored mark differs, nothing is written. Null overwrites any mark.",
    }),
  }),
});

const TakeAttendanceInput = builder.inputType("TakeAttendanceInput", {
  description: "Chamada de uma aula.",
  fields: (t) => ({
    sessionId: sessionField(t),
    marks: t.field({
      type: [AttendanceMarkInput],
      required: true,
      description: "Presenças: the last mark of a student counts; omitted students do not change.",
    }),
    takenBy: t.field({
      type: "UUID",
      description:
        "Quem marcou: the account's key, if a device queued the marks offline. If another account sends them, nothing is written.",
    }),
  }),
});

builder.objectType(AttendanceConflict, {
  name: "AttendanceConflict",
  description: "Conflito: another user marked the attendance first, or a student left the class.",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    session: t.prismaField({
      type: ClassSessionType,
      description: "Aula: as it is now.",
      resolve: (query, { sessionId }, _args, ctx) =>
        ctx.db.classSession.findUniqueOrThrow({ ...query, where: { id: sessionId } }),
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("addClassStudent", (t) =>
  t.field({
    type: sessionSuccess("AddClassStudentSuccess", "Aluno incluído."),
    description:
      "Incluir aluno na aula: adds a student while the class has a free place. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: ClassStudentInput, required: true, description: "Quem, e em quais." }) },
    errors: { ...refusals, union: { name: "AddClassStudentResult" } },
    resolve: async (_root, { input: { sessionId, athleteId, everyWeek } }, ctx) => {
      await addClassStudent(ctx, sessionId.id, { athleteId: athleteId.id, everyWeek });
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("removeClassStudent", (t) =>
  t.field({
    type: sessionSuccess("RemoveClassStudentSuccess", "Aluno retirado."),
    description:
      "Retirar aluno da aula: removes a student from one class, or from it and all later ones. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: ClassStudentInput, required: true, description: "Quem, e de quais." }) },
    errors: { ...refusals, union: { name: "RemoveClassStudentResult" } },
    resolve: async (_root, { input: { sessionId, athleteId, everyWeek } }, ctx) => {
      await removeClassStudent(ctx, sessionId.id, { athleteId: athleteId.id, everyWeek });
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("takeAttendance", (t) =>
  t.field({
    type: sessionSuccess("TakeAttendanceSuccess", "Chamada feita."),
    description:
      "Fazer a chamada: records attendance. For the teacher of the class and managers of the arena.",
    authScopes: may(canTakeAttendance, "sessionId"),
    args: { input: t.arg({ type: TakeAttendanceInput, required: true, description: "Presenças." }) },
    errors: {
      types: [InvalidInput, AttendanceConflict, RuleViolation],
      union: { name: "TakeAttendanceResult" },
    },
    resolve: async (_root, { input: { sessionId, marks, takenBy } }, ctx) => {
      await takeAttendance(
        ctx,
        sessionId.id,
        marks.map(({ athleteId, attendance, seen }) => ({ athleteId: athleteId.id, attendance, seen })),
        takenBy ?? null,
      );
      return { sessionId: sessionId.id };
    },
  }),
);
