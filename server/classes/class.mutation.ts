import { ArenaType } from "../arenas/arena.type";
import { canManageArenaWithId } from "../arenas/arena.access";
import { AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder, labelled, WeekdayType } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { cancelClass, keepClass, scheduleClass } from "./class.action";
import { changeClass } from "./change-class.action";
import { canManageSession, canScheduleOwnAt } from "./class.access";
import { ClassKindType, sessionField, sessionSuccess } from "./class.type";
import { editScopeLabel, editScopes } from "./class-kind-and-status.rules";

const ClassEditScopeType = builder.enumType("ClassEditScope", {
  description: "Class edit scope (quais aulas de uma série).",
  values: labelled(editScopes, (scope) => editScopeLabel[scope]),
});

const ScheduleClassInput = builder.inputType("ScheduleClassInput", {
  description: "Schedule class; once, or every week (nova aula).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({
      description: "Name, up to 60 characters; null where the category says it (nome do evento).",
    }),
    kind: t.field({ type: ClassKindType, required: true, description: "Kind (tipo)." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Level (categoria)." }),
    teacherKey: t.field({ type: "UUID", required: true, description: "One of the arena (professor)." }),
    courtKey: t.field({ type: "UUID", description: "Court key; null while none is decided (quadra)." }),
    date: t.field({
      type: "Date",
      required: true,
      description: "Date, from today on; of a series the first (dia).",
    }),
    startsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Starts at, HH:mm, where the arena is (início).",
    }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Ends at, 00:00 for the end of the day (fim).",
    }),
    weekly: t.boolean({ required: true, description: "Weekly (toda semana)." }),
    until: t.field({ type: "Date", description: "The last day of a series; null for no end (até)." }),
    maxStudents: t.int({ required: true, description: "Max students, 1 to 60 (vagas)." }),
    minStudents: t.int({
      description: "Min students, 2 to the places; with fewer it waits (mínimo de alunos). Null for none.",
    }),
    priceInCents: t.int({
      description: "Price, for one person, in centavos; null where none is said (valor).",
    }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Athlete, up to the places (alunos).",
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
  description: "Omitted fields do not change, nor do fields set for a single session (o que muda em aulas).",
  fields: (t) => ({
    sessionId: sessionField(t),
    scope: t.field({ type: ClassEditScopeType, description: "Left out for this one alone (quais aulas)." }),
    teacherKey: t.field({ type: "UUID", description: "One of the arena (professor)." }),
    courtKey: t.field({ type: "UUID", description: "Court key; null for none (quadra)." }),
    date: t.field({ type: "Date", description: "Date, from today on; of one class alone (dia)." }),
    weekday: t.field({
      type: WeekdayType,
      description: "Weekday, of several classes, each within its own week (dia da semana).",
    }),
    startsAt: t.field({ type: "LocalTime", description: "Starts at, HH:mm; with the end (início)." }),
    endsAt: t.field({
      type: "LocalTime",
      description: "Ends at, 00:00 for the end of the day; with the start (fim).",
    }),
    minStudents: t.int({ description: "Min students, 2 to the places; null for none (mínimo de alunos)." }),
  }),
});

const CancelClassInput = builder.inputType("CancelClassInput", {
  description: "Input of `cancelClass` (cancelamento de uma aula).",
  fields: (t) => ({
    sessionId: sessionField(t),
    scope: t.field({ type: ClassEditScopeType, required: true, description: "Scope (quais aulas)." }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 200 characters; students read it (motivo).",
    }),
  }),
});

const KeepClassInput = builder.inputType("KeepClassInput", {
  description: "Input of `keepClass` (aula que acontece com menos alunos do que o mínimo).",
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
    type: sessionSuccess("ScheduleClassSuccess", "The first one, where it is a series (aula agendada)."),
    label: "Agendar Aula",
    description: "Schedules a class once or weekly, with its students. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: ScheduleClassInput, required: true, description: "Input (aula)." }) },
    errors: { ...refusals },
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
    label: "Nova aula própria",
    description: "Schedules a class of the viewer, at an arena that lets its teachers do so. For teachers.",
    authScopes: may(canScheduleOwnAt, "arenaId"),
    args: { input: t.arg({ type: ScheduleOwnClassInput, required: true, description: "The class." }) },
    errors: { ...refusals },
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
    type: sessionSuccess("ChangeClassSuccess", "Result of a successful `changeClass` (aula alterada)."),
    label: "Mover ou trocar aula",
    description:
      "Changes one class, it and the later ones, or the whole series, and mails students and teachers. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: ChangeClassInput, required: true, description: "Input (o que muda)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { sessionId, ...input } }, ctx) => {
      await changeClass(ctx, sessionId.id, withoutNull(input));
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("cancelClass", (t) =>
  t.field({
    type: sessionSuccess("CancelClassSuccess", "Result of a successful `cancelClass` (aula cancelada)."),
    label: "Cancelar aula",
    description: "Cancels the class and mails its students. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: {
      input: t.arg({ type: CancelClassInput, required: true, description: "Input (quais, e por quê)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { sessionId, ...input } }, ctx) => {
      await cancelClass(ctx, sessionId.id, input);
      return { sessionId: sessionId.id };
    },
  }),
);

builder.mutationField("keepClass", (t) =>
  t.field({
    type: sessionSuccess("KeepClassSuccess", "Result of a successful `keepClass` (aula mantida)."),
    label: "Manter assim mesmo",
    description: "Confirms a class although students are missing. For managers of the arena.",
    authScopes: may(canManageSession, "sessionId"),
    args: { input: t.arg({ type: KeepClassInput, required: true, description: "Input (aula)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { sessionId } }, ctx) => {
      await keepClass(ctx, sessionId.id);
      return { sessionId: sessionId.id };
    },
  }),
);
