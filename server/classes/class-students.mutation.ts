import { AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { UserErrorType } from "../platform/graphql/user-errors";
import { may } from "../platform/graphql/context";
import { AttendanceConflict } from "./attendance.errors";
import { canManageSession, canTakeAttendance } from "./class.access";
import { AttendanceType, ClassSessionType, sessionField, sessionSuccess } from "./class.type";
import { addClassStudent, removeClassStudent, takeAttendance } from "./class-students.action";

const ClassStudentInput = builder.inputType("ClassStudentInput", {
  description: "Class student (aluno de uma aula).",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (aluno)." }),
    everyWeek: t.boolean({
      required: true,
      description:
        "Every week; this class and all later ones of its series; false for only this one (toda semana).",
    }),
  }),
});

const AttendanceMarkInput = builder.inputType("AttendanceMarkInput", {
  description: "Attendance mark (presença de um aluno).",
  fields: (t) => ({
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (aluno)." }),
    attendance: t.field({ type: AttendanceType, required: true, description: "Attendance (presença)." }),
    seen: t.field({
      type: AttendanceType,
      description:
        "The mark the client saw before (estava). If the stored mark differs, nothing is written. Null overwrites any mark.",
    }),
  }),
});

const TakeAttendanceInput = builder.inputType("TakeAttendanceInput", {
  description: "Input of `takeAttendance` (chamada de uma aula).",
  fields: (t) => ({
    sessionId: sessionField(t),
    marks: t.field({
      type: [AttendanceMarkInput],
      required: true,
      description: "The last mark of a student counts; omitted students do not change (presenças).",
    }),
    takenBy: t.field({
      type: "UUID",
      description:
        "The account's key, if a device queued the marks offline (quem marcou). If another account sends them, nothing is written.",
    }),
  }),
});

builder.objectType(AttendanceConflict, {
  name: "AttendanceConflict",
  description: "Another user marked the attendance first, or a student left the class (conflito).",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    session: t.prismaField({
      type: ClassSessionType,
      description: "Session, as it is now (aula).",
      resolve: (query, { sessionId }, _args, ctx) =>
        ctx.db.classSession.findUniqueOrThrow({ ...query, where: { id: sessionId } }),
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("addClassStudent", (t) =>
  t.field({
    type: sessionSuccess(
      "AddClassStudentSuccess",
      "Result of a successful `addClassStudent` (aluno incluído).",
    ),
    label: "Incluir aluno na aula",
    description: "Adds a student while the class has a free place. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: {
      input: t.arg({ type: ClassStudentInput, required: true, description: "Input (quem, e em quais)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { sessionId, athleteId, everyWeek } }, ctx) => {
      await addClassStudent(ctx, sessionId.id, { athleteId: athleteId.id, everyWeek });
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("removeClassStudent", (t) =>
  t.field({
    type: sessionSuccess(
      "RemoveClassStudentSuccess",
      "Result of a successful `removeClassStudent` (aluno retirado).",
    ),
    label: "Retirar aluno da aula",
    description:
      "Removes a student from one class, or from it and all later ones. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: {
      input: t.arg({ type: ClassStudentInput, required: true, description: "Input (quem, e de quais)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { sessionId, athleteId, everyWeek } }, ctx) => {
      await removeClassStudent(ctx, sessionId.id, { athleteId: athleteId.id, everyWeek });
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("takeAttendance", (t) =>
  t.field({
    type: sessionSuccess("TakeAttendanceSuccess", "Result of a successful `takeAttendance` (chamada feita)."),
    label: "Fazer a chamada",
    description: "Records attendance. For the teacher of the class and managers of the arena.",
    authScopes: may(canTakeAttendance, "sessionId"),
    args: { input: t.arg({ type: TakeAttendanceInput, required: true, description: "Input (presenças)." }) },
    errors: {
      types: [InvalidInput, AttendanceConflict, RuleViolation],
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
