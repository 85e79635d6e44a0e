import { canManageArenaAthlete, canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { may } from "../../platform/graphql/may";
import { askReport, cancelReportRequest } from "./ask-report.action";
import { mostReportTeachers, reportTeachersOf, type ReportTeacher } from "./progress.loader";

const ReportTeacherType = builder.objectRef<ReportTeacher>("ReportTeacher").implement({
  description: "Who can be asked for a report on them (professor de um aluno).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key (chave do professor).",
      resolve: ({ teacherId }) => teacherId,
    }),
    name: t.exposeString("name", { description: "Name (nome do professor)." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Due on, of the report that is asked for; null where none is (prazo).",
    }),
  }),
});

builder.prismaObjectFields(ArenaAthleteType, (t) => ({
  reportTeachers: t.field({
    type: [ReportTeacherType],
    nullable: true,
    description:
      "Who has had them in a class here, by name; null unless one manages the arena (professores do aluno).",
    extensions: atMost(mostReportTeachers, 3),
    authScopes: (link, _args, ctx) => canSeeArenaNotes(link, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => reportTeachersOf(ctx).load(id),
  }),
}));

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const asked = (t: InputFields) => ({
  arenaAthleteId: t.globalID({
    required: true,
    for: ArenaAthleteType,
    description: "Arena athlete (atleta da arena).",
  }),
  teacherKey: t.field({ type: "UUID", required: true, description: "One who teaches them (professor)." }),
});

const AskStudentReportInput = builder.inputType("AskStudentReportInput", {
  description: "Input of `askStudentReport` (pedido de relatório).",
  fields: (t) => ({
    ...asked(t),
    dueOn: t.field({ type: "Date", required: true, description: "Today to 90 days from now (prazo)." }),
  }),
});

const CancelStudentReportInput = builder.inputType("CancelStudentReportInput", {
  description: "Input of `cancelStudentReport` (pedido de relatório a cancelar).",
  fields: (t) => asked(t),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Arena athlete, as it is now (atleta da arena).",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationField("askStudentReport", (t) =>
  t.field({
    type: success("AskStudentReportSuccess", "Result of a successful `askStudentReport` (relatório pedido)."),
    label: "Pedir relatório de um aluno",
    description: "Asks a teacher for a progress note by a given day. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({
        type: AskStudentReportInput,
        required: true,
        description: "Input (a quem, até quando).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await askReport(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("cancelStudentReport", (t) =>
  t.field({
    type: success(
      "CancelStudentReportSuccess",
      "Result of a successful `cancelStudentReport` (pedido cancelado).",
    ),
    label: "Cancelar pedido de relatório",
    description: "Cancels the request for a progress note. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: CancelStudentReportInput, required: true, description: "Input (qual)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaAthleteId, teacherKey } }, ctx) => {
      await cancelReportRequest(ctx, { arenaAthleteId: arenaAthleteId.id, teacherKey });
      return { id: arenaAthleteId.id };
    },
  }),
);
