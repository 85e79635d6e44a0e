import { canManageArenaAthlete, canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { may } from "../../platform/graphql/may";
import { askReport, cancelReportRequest } from "./ask-report.action";
import { mostReportTeachers, reportTeachersOf, type ReportTeacher } from "./progress.loader";

const ReportTeacherType = builder.objectRef<ReportTeacher>("ReportTeacher").implement({
  description: "Professor de um aluno: who can be asked for a report on them.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave do professor.",
      resolve: ({ teacherId }) => teacherId,
    }),
    name: t.exposeString("name", { description: "Nome do professor." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Prazo: of the report that is asked for; null where none is.",
    }),
  }),
});

builder.prismaObjectFields(ArenaAthleteType, (t) => ({
  reportTeachers: t.field({
    type: [ReportTeacherType],
    nullable: true,
    description:
      "Professores do aluno: who has had them in a class here, by name; null unless one manages the arena.",
    extensions: atMost(mostReportTeachers, 3),
    authScopes: (link, _args, ctx) => canSeeArenaNotes(link, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => reportTeachersOf(ctx).load(id),
  }),
}));

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const asked = (t: InputFields) => ({
  arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
  teacherKey: t.field({ type: "UUID", required: true, description: "Professor: one who teaches them." }),
});

const AskStudentReportInput = builder.inputType("AskStudentReportInput", {
  description: "Pedido de relatório.",
  fields: (t) => ({
    ...asked(t),
    dueOn: t.field({ type: "Date", required: true, description: "Prazo: today to 90 days from now." }),
  }),
});

const CancelStudentReportInput = builder.inputType("CancelStudentReportInput", {
  description: "Pedido de relatório a cancelar.",
  fields: (t) => asked(t),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Atleta da arena: as it is now.",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationField("askStudentReport", (t) =>
  t.field({
    type: success("AskStudentReportSuccess", "Relatório pedido."),
    description:
      "Pedir relatório de um aluno: asks a teacher for a progress note by a given day. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({ type: AskStudentReportInput, required: true, description: "A quem, até quando." }),
    },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AskStudentReportResult" } },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await askReport(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("cancelStudentReport", (t) =>
  t.field({
    type: success("CancelStudentReportSuccess", "Pedido cancelado."),
    description: "Cancelar pedido de relatório: for managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: CancelStudentReportInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "CancelStudentReportResult" } },
    resolve: async (_root, { input: { arenaAthleteId, teacherKey } }, ctx) => {
      await cancelReportRequest(ctx, { arenaAthleteId: arenaAthleteId.id, teacherKey });
      return { id: arenaAthleteId.id };
    },
  }),
);
