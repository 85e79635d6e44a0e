import type { ProgressNote } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteLevelType, AthleteType } from "../../athletes/athlete.type";
import { builder, labelled } from "../../platform/graphql/builder";
import { encodeGlobalId, fetchedBy } from "../../platform/graphql/nodes";
import type { GraphQLContext } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { whenKnown } from "../../platform/when-known";
import { teacherNameOf } from "../class.loader";
import {
  progressKindLabel,
  progressKinds,
  suggestionStateLabel,
  suggestionStates,
} from "./progress-words.rules";
import {
  canSeeProgress,
  canSeeProgressNote,
  correctsProgressNote,
  removesProgressNote,
} from "./progress.access";
import {
  arenaOfNote,
  notesAtOnce,
  progressNotesOf,
  suggestionsAtOnce,
  taughtAt,
  waitingSuggestionCountOf,
  waitingSuggestionsAt,
} from "./progress.loader";

export const ProgressKindType = builder.enumType("ProgressKind", {
  description: "Progress kind (tipo de anotação de progresso).",
  values: labelled(progressKinds, (kind) => progressKindLabel[kind]),
});

const LevelSuggestionStateType = builder.enumType("LevelSuggestionState", {
  description: "Level suggestion state (situação de uma sugestão de nível).",
  values: labelled(suggestionStates, (state) => suggestionStateLabel[state]),
});

/** Hides a suggested level from the athlete until the arena accepts it. */
const isTold = (note: ProgressNote, ctx: GraphQLContext): boolean =>
  note.suggestion === "ACCEPTED" || removesProgressNote(note, ctx.viewer);

export const ProgressNoteType = builder.prismaNode("ProgressNote", {
  description:
    "A teacher's note about a student (anotação de progresso). Visible to its author, the arena's managers and admins, and to the athlete if it is shown to them.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (note, ctx) => canSeeProgressNote(note, ctx.viewer),
  extensions: fetchedBy(canSeeProgressNote),
  fields: (t) => ({
    kind: t.expose("kind", { type: ProgressKindType, description: "Kind (tipo)." }),
    text: t.exposeString("text", { description: "Text, at most 1000 characters (texto)." }),
    shownToAthlete: t.exposeBoolean("shownToAthlete", {
      description: "Shown to athlete (mostrar ao atleta).",
    }),
    suggestedLevel: t.field({
      type: AthleteLevelType,
      nullable: true,
      description:
        "Suggested level; null if there is none (nível sugerido). The athlete sees it only after the arena accepts it.",
      resolve: (note, _args, ctx) => (isTold(note, ctx) ? note.suggestedLevel : null),
    }),
    suggestion: t.field({
      type: LevelSuggestionStateType,
      nullable: true,
      description: "Suggestion; null where no level is suggested (situação da sugestão).",
      resolve: (note, _args, ctx) => (isTold(note, ctx) ? note.suggestion : null),
    }),
    writtenAt: t.expose("writtenAt", { type: "DateTime", description: "Written at, UTC (escrita em)." }),
    correctedAt: t.expose("correctedAt", {
      type: "DateTime",
      nullable: true,
      description: "Corrected at, UTC; null if it was never edited (corrigida em).",
    }),
    teacherName: t.string({
      description: "Who wrote it, by name (professor).",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    arenaName: t.string({
      description: "Arena name; where they teach, by name (arena).",
      resolve: ({ arenaId }, _args, ctx) => whenKnown(arenaOfNote(ctx).load(arenaId), ({ name }) => name),
    }),
    timeZone: t.string({
      description: "Time zone, of the arena (fuso horário).",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfNote(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Whom it is about (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    viewerCanCorrect: t.boolean({
      description: "Its author (posso corrigir).",
      resolve: (note, _args, ctx) => correctsProgressNote(note, ctx.viewer),
    }),
    viewerCanRemove: t.boolean({
      description: "Its author, and who manages the arena (posso remover).",
      resolve: (note, _args, ctx) => removesProgressNote(note, ctx.viewer),
    }),
    viewerCanAnswer: t.boolean({
      description:
        "Can answer; true if a suggested level waits for an answer and the viewer manages the arena (posso responder).",
      resolve: ({ arenaId, suggestion }, _args, ctx) =>
        suggestion === "WAITING" && canManageArena(arenaId, ctx.viewer),
    }),
  }),
});

const ProgressPlaceType = builder
  .objectRef<{ athleteId: string; arenaId: string; name: string }>("ProgressPlace")
  .implement({
    description: "Progress place; where one teaches an athlete (arena onde se anota).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaId: t.id({
        description: "Names it in what one sends (id da arena).",
        resolve: ({ arenaId }) => encodeGlobalId("Arena", arenaId),
      }),
      name: t.exposeString("name", { description: "Name (nome da arena)." }),
    }),
  });

builder.prismaObjectFields(AthleteType, (t) => ({
  progressNotes: t.field({
    type: [ProgressNoteType],
    nullable: true,
    description:
      "The notes that the viewer may read, latest first (anotações de progresso). Null unless the viewer is the athlete, manages an arena they attend, or teaches them.",
    extensions: atMost(notesAtOnce, 5),
    authScopes: ({ id }, _args, ctx) => canSeeProgress(id, ctx),
    unauthorizedResolver: () => null,
    args: { before: t.arg({ type: "DateTime", description: "Before; null for the latest (antes de)." }) },
    resolve: ({ id }, { before }, ctx) =>
      ctx.viewer === null ? [] : progressNotesOf(ctx, ctx.viewer, id, before ?? null),
  }),
  viewerTeachesAt: t.field({
    type: [ProgressPlaceType],
    description: "The arenas where the viewer teaches the athlete and may write notes (onde dou aula).",
    extensions: atMost(20, 1),
    resolve: ({ id }, _args, ctx) =>
      ctx.viewer === null || ctx.viewer.teacherId === null
        ? []
        : whenKnown(taughtAt(ctx).load(id), (places) => places.slice(0, 20)),
  }),
}));

builder.prismaObjectFields(ArenaType, (t) => ({
  waitingLevelSuggestionCount: t.int({
    nullable: true,
    description:
      "Number of suggestions without an answer; null unless the viewer manages the arena (sugestões de nível).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => waitingSuggestionCountOf(ctx).load(id),
  }),
  waitingLevelSuggestions: t.field({
    type: [ProgressNoteType],
    nullable: true,
    description:
      "Waiting suggestions, oldest first; null unless the viewer manages the arena (sugestões de nível).",
    extensions: atMost(suggestionsAtOnce, 5),
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => waitingSuggestionsAt(ctx, id),
  }),
}));
