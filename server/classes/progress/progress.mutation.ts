import { ArenaType } from "../../arenas/arena.type";
import { canManageArenaAthlete, canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { AthleteLevelType, AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may, mayWith } from "../../platform/graphql/context";
import {
  answerLevelSuggestion,
  askReport,
  cancelReportRequest,
  correctProgressNote,
  removeProgressNote,
  writeProgressNote,
} from "./progress.action";
import {
  canAnswerSuggestion,
  canCorrectProgressNote,
  canRemoveProgressNote,
  canWriteProgress,
} from "./progress.access";
import { mostReportTeachers, type ReportTeacher, reportTeachersOf } from "./progress.loader";
import { ProgressKindType, ProgressNoteType } from "./progress.type";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const noteField = (t: InputFields) =>
  t.globalID({ required: true, for: ProgressNoteType, description: "Note (anotação)." });

const written = (t: InputFields) => ({
  kind: t.field({ type: ProgressKindType, required: true, description: "Kind (tipo)." }),
  text: t.string({ required: true, description: "Text, at most 1000 characters (texto)." }),
  shownToAthlete: t.boolean({ required: true, description: "Shown to athlete (mostrar ao atleta)." }),
  suggestedLevel: t.field({
    type: AthleteLevelType,
    description: "Suggested level; null for none (sugerir nível).",
  }),
});

const WriteProgressNoteInput = builder.inputType("WriteProgressNoteInput", {
  description: "Input of `writeProgressNote` (anotação sobre um aluno).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena; where one teaches them." }),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (aluno)." }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Idempotency key; a new one for each note, and the same key twice creates one note (chave).",
    }),
    ...written(t),
  }),
});

const CorrectProgressNoteInput = builder.inputType("CorrectProgressNoteInput", {
  description: "Input of `correctProgressNote` (correção de uma anotação).",
  fields: (t) => ({ noteId: noteField(t), ...written(t) }),
});

const RemoveProgressNoteInput = builder.inputType("RemoveProgressNoteInput", {
  description: "Input of `removeProgressNote` (anotação a remover).",
  fields: (t) => ({ noteId: noteField(t) }),
});

const AnswerLevelSuggestionInput = builder.inputType("AnswerLevelSuggestionInput", {
  description: "Input of `answerLevelSuggestion` (resposta a uma sugestão de nível).",
  fields: (t) => ({
    noteId: noteField(t),
    level: t.field({
      type: AthleteLevelType,
      required: true,
      description: "Level, which one saw suggested (nível).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false for “Agora não” (aceitar)." }),
  }),
});

const noteSuccess = (name: string, description: string) =>
  builder.objectRef<{ noteId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      note: t.prismaField({
        type: ProgressNoteType,
        description: "Note, as it is now (anotação).",
        resolve: (query, { noteId }, _args, ctx) =>
          ctx.db.progressNote.findUniqueOrThrow({ ...query, where: { id: noteId } }),
      }),
    }),
  });

const RemoveProgressNoteSuccess = builder
  .objectRef<{ athleteId: string }>("RemoveProgressNoteSuccess")
  .implement({
    description: "Result of a successful `removeProgressNote` (anotação removida).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      athlete: t.prismaField({
        type: "Athlete",
        description: "Athlete, with the notes that are left (atleta).",
        resolve: (query, { athleteId }, _args, ctx) =>
          ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
      }),
    }),
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("writeProgressNote", (t) =>
  t.field({
    type: noteSuccess(
      "WriteProgressNoteSuccess",
      "Result of a successful `writeProgressNote` (anotação salva).",
    ),
    label: "Anotar progresso de um aluno",
    description: "Writes a progress note about a student. For their teachers at the arena.",
    authScopes: mayWith(canWriteProgress),
    args: {
      input: t.arg({ type: WriteProgressNoteInput, required: true, description: "Input (o que e de quem)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, athleteId, ...note } }, ctx) => {
      const about = { arenaId: arenaId.id, athleteId: athleteId.id, teacherId: ctx.viewer?.teacherId ?? "" };
      return { noteId: await writeProgressNote(ctx, about, note) };
    },
  }),
);

builder.mutationField("correctProgressNote", (t) =>
  t.field({
    type: noteSuccess(
      "CorrectProgressNoteSuccess",
      "Result of a successful `correctProgressNote` (anotação corrigida).",
    ),
    label: "Corrigir anotação de progresso",
    description: "Edits a progress note. For its author.",
    authScopes: may(canCorrectProgressNote, "noteId"),
    args: {
      input: t.arg({ type: CorrectProgressNoteInput, required: true, description: "Input (como fica)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { noteId, ...note } }, ctx) => {
      await correctProgressNote(ctx, noteId.id, note);
      return { noteId: noteId.id };
    },
  }),
);

builder.mutationField("removeProgressNote", (t) =>
  t.field({
    type: RemoveProgressNoteSuccess,
    label: "Remover anotação de progresso",
    description: "Deletes a progress note. For its author and managers of the arena.",
    authScopes: may(canRemoveProgressNote, "noteId"),
    args: { input: t.arg({ type: RemoveProgressNoteInput, required: true, description: "Input (qual)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { noteId } }, ctx) => ({
      athleteId: await removeProgressNote(ctx, noteId.id),
    }),
  }),
);

builder.mutationField("answerLevelSuggestion", (t) =>
  t.field({
    type: noteSuccess(
      "AnswerLevelSuggestionSuccess",
      "Result of a successful `answerLevelSuggestion` (sugestão respondida).",
    ),
    label: "Responder sugestão de nível",
    description:
      "Accepts or rejects a suggested level. Accepting corrects the athlete's level and keeps the previous one in the history. For managers of the arena.",
    authScopes: may(canAnswerSuggestion, "noteId"),
    args: {
      input: t.arg({
        type: AnswerLevelSuggestionInput,
        required: true,
        description: "Yes or no (sim ou não).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { noteId, level, accept } }, ctx) => {
      await answerLevelSuggestion(ctx, noteId.id, { level, accept });
      return { noteId: noteId.id };
    },
  }),
);

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

type ReportRequestMutationInputFields = PothosSchemaTypes.InputFieldBuilder<
  typeof builder.$inferSchemaTypes,
  "InputObject"
>;

const asked = (t: ReportRequestMutationInputFields) => ({
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
