import type { ProgressNote } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteLevelType, AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { fetchedBy } from "../../platform/graphql/fetch-nodes";
import type { GraphQLContext } from "../../platform/graphql/context";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
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
  description: "Tipo de anotação de progresso.",
  values: labelled(progressKinds, (kind) => progressKindLabel[kind]),
});

const LevelSuggestionStateType = builder.enumType("LevelSuggestionState", {
  description: "Situação de uma sugestão de nível.",
  values: labelled(suggestionStates, (state) => suggestionStateLabel[state]),
});

/** Hides a suggested level from the athlete until the arena accepts it. */
const isTold = (note: ProgressNote, ctx: GraphQLContext): boolean =>
  note.suggestion === "ACCEPTED" || removesProgressNote(note, ctx.viewer);

export const ProgressNoteType = builder.prismaNode("ProgressNote", {
  description:
    "Anotação de progresso: a teacher's note about a student. Visible to its author, the arena's managers and admins, and to the athlete if it is shown to them.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (note, ctx) => canSeeProgressNote(note, ctx.viewer),
  extensions: fetchedBy(canSeeProgressNote),
  fields: (t) => ({
    kind: t.expose("kind", { type: ProgressKindType, description: "Tipo." }),
    text: t.exposeString("text", { description: "Texto: at most 1000 characters." }),
    shownToAthlete: t.exposeBoolean("shownToAthlete", { description: "Mostrar ao atleta." }),
    suggestedLevel: t.field({
      type: AthleteLevelType,
      nullable: true,
      description:
        "Nível sugerido: null if there is none. The athlete sees it only after the arena accepts it.",
      resolve: (note, _args, ctx) => (isTold(note, ctx) ? note.suggestedLevel : null),
    }),
    suggestion: t.field({
      type: LevelSuggestionStateType,
      nullable: true,
      description: "Situação da sugestão: null where no level is suggested.",
      resolve: (note, _args, ctx) => (isTold(note, ctx) ? note.suggestion : null),
    }),
    writtenAt: t.expose("writtenAt", { type: "DateTime", description: "Escrita em: UTC." }),
    correctedAt: t.expose("correctedAt", {
      type: "DateTime",
      nullable: true,
      description: "Corrigida em: UTC; null if it was never edited.",
    }),
    teacherName: t.string({
      description: "Professor: who wrote it, by name.",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    arenaName: t.string({
      description: "Arena: where they teach, by name.",
      resolve: ({ arenaId }, _args, ctx) => whenKnown(arenaOfNote(ctx).load(arenaId), ({ name }) => name),
    }),
    timeZone: t.string({
      description: "Fuso horário: of the arena.",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenaOfNote(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta: whom it is about.",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    viewerCanCorrect: t.boolean({
      description: "Posso corrigir: its author.",
      resolve: (note, _args, ctx) => correctsProgressNote(note, ctx.viewer),
    }),
    viewerCanRemove: t.boolean({
      description: "Posso remover: its author, and who manages the arena.",
      resolve: (note, _args, ctx) => removesProgressNote(note, ctx.viewer),
    }),
    viewerCanAnswer: t.boolean({
      description:
        "Posso responder: true if a suggested level waits for an answer and the viewer manages the arena.",
      resolve: ({ arenaId, suggestion }, _args, ctx) =>
        suggestion === "WAITING" && canManageArena(arenaId, ctx.viewer),
    }),
  }),
});

const ProgressPlaceType = builder
  .objectRef<{ athleteId: string; arenaId: string; name: string }>("ProgressPlace")
  .implement({
    description: "Arena onde se anota: where one teaches an athlete.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaId: t.id({
        description: "Id da arena: names it in what one sends.",
        resolve: ({ arenaId }) => encodeGlobalId("Arena", arenaId),
      }),
      name: t.exposeString("name", { description: "Nome da arena." }),
    }),
  });

builder.prismaObjectFields(AthleteType, (t) => ({
  progressNotes: t.field({
    type: [ProgressNoteType],
    nullable: true,
    description:
      "Anotações de progresso: the notes that the viewer may read, latest first. Null unless the viewer is the athlete, manages an arena they attend, or teaches them.",
    extensions: atMost(notesAtOnce, 5),
    authScopes: ({ id }, _args, ctx) => canSeeProgress(id, ctx),
    unauthorizedResolver: () => null,
    args: { before: t.arg({ type: "DateTime", description: "Antes de: null for the latest." }) },
    resolve: ({ id }, { before }, ctx) =>
      ctx.viewer === null ? [] : progressNotesOf(ctx, ctx.viewer, id, before ?? null),
  }),
  viewerTeachesAt: t.field({
    type: [ProgressPlaceType],
    description: "Onde dou aula: the arenas where the viewer teaches the athlete and may write notes.",
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
      "Sugestões de nível: number of suggestions without an answer; null unless the viewer manages the arena.",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => waitingSuggestionCountOf(ctx).load(id),
  }),
  waitingLevelSuggestions: t.field({
    type: [ProgressNoteType],
    nullable: true,
    description:
      "Sugestões de nível: waiting suggestions, oldest first; null unless the viewer manages the arena.",
    extensions: atMost(suggestionsAtOnce, 5),
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => waitingSuggestionsAt(ctx, id),
  }),
}));
