import { ArenaType } from "../arenas/arena.type";
import { canManageArenaWithId } from "../arenas/arena.access";
import { AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { may } from "../platform/graphql/may";
import { WeekdayType } from "../platform/graphql/weekday";
import { cancelClass } from "./cancel-class.action";
import { changeClass } from "./change-class.action";
import { canManageSession, canScheduleOwnAt } from "./class.access";
import { sessionField, sessionSuccess } from "./class-success.type";
import { ClassKindType } from "./class.type";
import { editScopeLabel, editScopes } from "./class-words.rules";
import { keepClass } from "./keep-class.action";
import { scheduleClass } from "./schedule-class.action";

const ClassEditScopeType = builder.enumType("ClassEditScope", {
  description: "Quais aulas de uma série.",
  values: labelled(editScopes, (scope) => editScopeLabel[scope]),
});

const ScheduleClassInput = builder.inputType("ScheduleClassInput", {
  description: "Nova aula: once, or every week.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({ description: "Nome do evento: up to 60 characters; null where the category says it." }),
    kind: t.field({ type: ClassKindType, required: true, description: "Tipo." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Categoria." }),
    teacherKey: t.field({ type: "UUID", required: true, description: "Professor: one of the arena." }),
    courtKey: t.field({ type: "UUID", description: "Quadra: null while none is decided." }),
    date: t.field({
      type: "Date",
      required: true,
      description: "Dia: from today on; of a series the first.",
    }),
    startsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Início: HH:mm, where the arena is.",
    }),
    endsAt: t.field({ type: "LocalTime", required: true, description: "Fim: 00:00 for the end of the day." }),
    weekly: t.boolean({ required: true, description: "Toda semana." }),
    until: t.field({ type: "Date", description: "Até: the last day of a series; null for no end." }),
    maxStudents: t.int({ required: true, description: "Vagas: 1 to 60." }),
    minStudents: t.int({
      description: "Mínimo de alunos: 2 to the places; with fewer it waits. Null for none.",
    }),
    priceInCents: t.int({ description: "Valor: for one person, in centavos; null where none is said." }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Alunos: up to the places.",
    }),
  }),
});

const ScheduleOwnClassInput = builder.inputType("ScheduleOwnClassInput", {
  description:
    "A new class of the teacher who schedules it, once or every week; the arena adds its students.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "The arena." }),
    name: t.string({ description: "The name, up to 60 characters; null where the category says it." }),
    kind: t.field({ type: ClassKindType, required: true, description: "The kind." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "The level." }),
    courtKey: t.field({ type: "UUID", description: "The court; null while none is decided." }),
    date: t.field({
      type: "Date",
      required: true,
      description: "The day, today or later; the first one of a weekly class.",
    }),
    startsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "The start (HH:mm), by the clocks of the arena.",
    }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "The end; 00:00 is the end of the day.",
    }),
    weekly: t.boolean({ required: true, description: "Whether it takes place every week." }),
    until: t.field({ type: "Date", description: "The last day of a weekly class; null for no end." }),
    maxStudents: t.int({ required: true, description: "The places, 1 to 60." }),
    minStudents: t.int({ description: "The minimum of students, 2 to the places; null for none." }),
  }),
});

const ChangeClassInput = builder.inputType("ChangeClassInput", {
  description: "O que muda em aulas: omitted fields do not change, nor do fields set for a single session.",
  fields: (t) => ({
    sessionId: sessionField(t),
    scope: t.field({ type: ClassEditScopeType, description: "Quais aulas: left out for this one alone." }),
    teacherKey: t.field({ type: "UUID", description: "Professor: one of the arena." }),
    courtKey: t.field({ type: "UUID", description: "Quadra: null for none." }),
    date: t.field({ type: "Date", description: "Dia: from today on; of one class alone." }),
    weekday: t.field({
      type: WeekdayType,
      description: "Dia da semana: of several classes, each within its own week.",
    }),
    startsAt: t.field({ type: "LocalTime", description: "Início: HH:mm; with the end." }),
    endsAt: t.field({ type: "LocalTime", description: "Fim: 00:00 for the end of the day; with the start." }),
    minStudents: t.int({ description: "Mínimo de alunos: 2 to the places; null for none." }),
  }),
});

const CancelClassInput = builder.inputType("CancelClassInput", {
  description: "Cancelamento de uma aula.",
  fields: (t) => ({
    sessionId: sessionField(t),
    scope: t.field({ type: ClassEditScopeType, required: true, description: "Quais aulas." }),
    reason: t.string({ required: true, description: "Motivo: 3 to 200 characters; students read it." }),
  }),
});

const KeepClassInput = builder.inputType("KeepClassInput", {
  description: "Aula que acontece com menos alunos do que o mínimo.",
  fields: (t) => ({ sessionId: sessionField(t) }),
});

/** Drops null fields, which mean "unchanged", except court and minimum, where null means none. */
const withoutNull = ({
  courtKey,
  minStudents,
  ...input
}: {
  courtKey?: string | null | undefined;
  minStudents?: number | null | undefined;
}): object => ({
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)),
  ...(courtKey === undefined ? {} : { courtKey }),
  ...(minStudents === undefined ? {} : { minStudents }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("scheduleClass", (t) =>
  t.field({
    type: sessionSuccess("ScheduleClassSuccess", "Aula agendada: the first one, where it is a series."),
    description:
      "Agendar Aula: schedules a class once or weekly, with its students. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: ScheduleClassInput, required: true, description: "Aula." }) },
    errors: { ...refusals, union: { name: "ScheduleClassResult" } },
    resolve: async (_root, { input: { arenaId, athleteIds, priceInCents, ...input } }, ctx) => ({
      sessionId: await scheduleClass(ctx, arenaId.id, {
        ...input,
        priceInCents: priceInCents ?? undefined,
        athleteIds: athleteIds.map(({ id }) => id),
      }),
    }),
  }),
);

builder.mutationField("scheduleOwnClass", (t) =>
  t.field({
    type: sessionSuccess("ScheduleOwnClassSuccess", "The scheduled class; the first one of a weekly class."),
    description:
      "Nova aula própria: schedules a class of the teacher who asks, at an arena that lets its teachers do so.",
    authScopes: may(canScheduleOwnAt, "arenaId"),
    args: { input: t.arg({ type: ScheduleOwnClassInput, required: true, description: "The class." }) },
    errors: { ...refusals, union: { name: "ScheduleOwnClassResult" } },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => ({
      sessionId: await scheduleClass(ctx, arenaId.id, {
        ...input,
        teacherKey: ctx.viewer?.teacherId,
        athleteIds: [],
      }),
    }),
  }),
);

builder.mutationField("changeClass", (t) =>
  t.field({
    type: sessionSuccess("ChangeClassSuccess", "Aula alterada."),
    description:
      "Mover ou trocar aula: changes one class, it and the later ones, or the whole series, and mails students and teachers. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: ChangeClassInput, required: true, description: "O que muda." }) },
    errors: { ...refusals, union: { name: "ChangeClassResult" } },
    resolve: async (_root, { input: { sessionId, ...input } }, ctx) => {
      await changeClass(ctx, sessionId.id, withoutNull(input));
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("cancelClass", (t) =>
  t.field({
    type: sessionSuccess("CancelClassSuccess", "Aula cancelada."),
    description: "Cancelar aula: cancels the class and mails its students. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: CancelClassInput, required: true, description: "Quais, e por quê." }) },
    errors: { ...refusals, union: { name: "CancelClassResult" } },
    resolve: async (_root, { input: { sessionId, ...input } }, ctx) => {
      await cancelClass(ctx, sessionId.id, input);
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("keepClass", (t) =>
  t.field({
    type: sessionSuccess("KeepClassSuccess", "Aula mantida."),
    description:
      "Manter assim mesmo: confirms a class although students are missing. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: KeepClassInput, required: true, description: "Aula." }) },
    errors: { types: [RuleViolation], union: { name: "KeepClassResult" } },
    resolve: async (_root, { input: { sessionId } }, ctx) => {
      await keepClass(ctx, sessionId.id);
      return { sessionId: sessionId.id };
    },
  }),
);
