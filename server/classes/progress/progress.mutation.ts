import { ArenaType } from "../../arenas/arena.type";
import { AthleteLevelType, AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/may";
import { answerLevelSuggestion } from "./answer-suggestion.action";
import {
  canAnswerSuggestion,
  canCorrectProgressNote,
  canRemoveProgressNote,
  canWriteProgress,
} from "./progress.access";
import { ProgressKindType, ProgressNoteType } from "./progress.type";
import { correctProgressNote, removeProgressNote, writeProgressNote } from "./write-note.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const noteField = (t: InputFields) =>
  t.globalID({ required: true, for: ProgressNoteType, description: "Anotação." });

const written = (t: InputFields) => ({
  kind: t.field({ type: ProgressKindType, required: true, description: "Tipo." }),
  text: t.string({ required: true, description: "Texto: at most 1000 characters." }),
  shownToAthlete: t.boolean({ required: true, description: "Mostrar ao atleta." }),
  suggestedLevel: t.field({ type: AthleteLevelType, description: "Sugerir nível: null for none." }),
});

const WriteProgressNoteInput = builder.inputType("WriteProgressNoteInput", {
  description: "Anotação sobre um aluno.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena: where one teaches them." }),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Aluno." }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Chave: idempotency key; a new one for each note, and the same key twice creates one note.",
    }),
    ...written(t),
  }),
});

const CorrectProgressNoteInput = builder.inputType("CorrectProgressNoteInput", {
  description: "Correção de uma anotação.",
  fields: (t) => ({ noteId: noteField(t), ...written(t) }),
});

const RemoveProgressNoteInput = builder.inputType("RemoveProgressNoteInput", {
  description: "Anotação a remover.",
  fields: (t) => ({ noteId: noteField(t) }),
});

const AnswerLevelSuggestionInput = builder.inputType("AnswerLevelSuggestionInput", {
  description: "Resposta a uma sugestão de nível.",
  fields: (t) => ({
    noteId: noteField(t),
    level: t.field({
      type: AthleteLevelType,
      required: true,
      description: "Nível: which one saw suggested.",
    }),
    accept: t.boolean({ required: true, description: "Aceitar; false for 'Agora não'." }),
  }),
});

const noteSuccess = (name: string, description: string) =>
  builder.objectRef<{ noteId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      note: t.prismaField({
        type: ProgressNoteType,
        description: "Anotação: as it is now.",
        resolve: (query, { noteId }, _args, ctx) =>
          ctx.db.progressNote.findUniqueOrThrow({ ...query, where: { id: noteId } }),
      }),
    }),
  });

const RemoveProgressNoteSuccess = builder
  .objectRef<{ athleteId: string }>("RemoveProgressNoteSuccess")
  .implement({
    description: "Anotação removida.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      athlete: t.prismaField({
        type: "Athlete",
        description: "Atleta: with the notes that are left.",
        resolve: (query, { athleteId }, _args, ctx) =>
          ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
      }),
    }),
  });

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("writeProgressNote", (t) =>
  t.field({
    type: noteSuccess("WriteProgressNoteSuccess", "Anotação salva."),
    description:
      "Anotar progresso de um aluno: writes a note about a student. For their teachers at the arena.",
    authScopes: mayWith(canWriteProgress),
    args: { input: t.arg({ type: WriteProgressNoteInput, required: true, description: "O que e de quem." }) },
    errors: { ...refusals, union: { name: "WriteProgressNoteResult" } },
    resolve: async (_root, { input: { arenaId, athleteId, ...note } }, ctx) => {
      const about = { arenaId: arenaId.id, athleteId: athleteId.id, teacherId: ctx.viewer?.teacherId ?? "" };
      return { noteId: await writeProgressNote(ctx, about, note) };
    },
  }),
);

builder.mutationField("correctProgressNote", (t) =>
  t.field({
    type: noteSuccess("CorrectProgressNoteSuccess", "Anotação corrigida."),
    description: "Corrigir anotação de progresso: edits a note. For its author.",
    authScopes: may(canCorrectProgressNote, "noteId"),
    args: { input: t.arg({ type: CorrectProgressNoteInput, required: true, description: "Como fica." }) },
    errors: { ...refusals, union: { name: "CorrectProgressNoteResult" } },
    resolve: async (_root, { input: { noteId, ...note } }, ctx) => {
      await correctProgressNote(ctx, noteId.id, note);
      return { noteId: noteId.id };
    },
  }),
);

builder.mutationField("removeProgressNote", (t) =>
  t.field({
    type: RemoveProgressNoteSuccess,
    description: "Remover anotação de progresso: deletes a note. For its author and managers of the arena.",
    authScopes: may(canRemoveProgressNote, "noteId"),
    args: { input: t.arg({ type: RemoveProgressNoteInput, required: true, description: "Qual." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveProgressNoteResult" } },
    resolve: async (_root, { input: { noteId } }, ctx) => ({
      athleteId: await removeProgressNote(ctx, noteId.id),
    }),
  }),
);

builder.mutationField("answerLevelSuggestion", (t) =>
  t.field({
    type: noteSuccess("AnswerLevelSuggestionSuccess", "Sugestão respondida."),
    description:
      "Responder sugestão de nível: accepts or rejects it. Accepting corrects the athlete's level and keeps the previous one in the history. For managers of the arena.",
    authScopes: may(canAnswerSuggestion, "noteId"),
    args: { input: t.arg({ type: AnswerLevelSuggestionInput, required: true, description: "Sim ou não." }) },
    errors: { types: [RuleViolation], union: { name: "AnswerLevelSuggestionResult" } },
    resolve: async (_root, { input: { noteId, level, accept } }, ctx) => {
      await answerLevelSuggestion(ctx, noteId.id, { level, accept });
      return { noteId: noteId.id };
    },
  }),
);
