import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder, WeekdayType } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { clockFromDatabase } from "../../platform/time/clock-time.rules";
import type { Weekday } from "../../platform/time/calendar-day.rules";
import { inviteTeacher } from "../invitations/teaching-invitation.action";
import { canManageTeacherArena } from "./arena-teacher.access";
import { TeacherArenaType } from "./arena-teacher.type";
import { registerTeacher, setTeachingActive, updateArenaTeacher } from "./arena-teacher.action";
import type { Hours } from "./teaching-hours.rules";

const TeachingHoursInput = builder.inputType("TeachingHoursInput", {
  description: "Teaching hours (horário disponível, toda semana).",
  fields: (t) => ({
    weekday: t.field({ type: WeekdayType, required: true, description: "Weekday (dia da semana)." }),
    startsAt: t.field({ type: "LocalTime", required: true, description: "Starts at, HH:mm (início)." }),
    endsAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Ends at, 00:00 for the end of the day (fim).",
    }),
  }),
});

const RegisterTeacherInput = builder.inputType("RegisterTeacherInput", {
  description: "Input of `registerTeacher` (cadastro de um professor pela arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    email: t.string({ description: "Gets an invitation; null for none (e-mail)." }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
    specialties: t.stringList({
      required: true,
      description: "Specialties, at most 10 of 2 to 40 characters (especialidades).",
    }),
    hours: t.field({
      type: [TeachingHoursInput],
      required: true,
      description: "Hours, at most 28; intervals of one day may not overlap (horários disponíveis).",
    }),
  }),
});

const UpdateArenaTeacherInput = builder.inputType("UpdateArenaTeacherInput", {
  description: "Input of `updateArenaTeacher` (alteração do que a arena guarda de um professor).",
  fields: (t) => ({
    teacherArenaId: t.globalID({
      required: true,
      for: TeacherArenaType,
      description: "Teacher arena (professor da arena).",
    }),
    fullName: t.string({ description: "Full name; null leaves it (nome completo)." }),
    cpf: t.string({ description: "CPF; null or blank leaves it unchanged; users cannot correct their own." }),
    phone: t.string({ description: "Phone; null removes it (telefone)." }),
    specialties: t.stringList({ required: true, description: "Replaces all of them (especialidades)." }),
    hours: t.field({
      type: [TeachingHoursInput],
      required: true,
      description: "Replaces all of them (horários disponíveis).",
    }),
  }),
});

const InviteTeacherInput = builder.inputType("InviteTeacherInput", {
  description: "Input of `inviteTeacher` (convite a um professor da lista).",
  fields: (t) => ({
    teacherArenaId: t.globalID({
      required: true,
      for: TeacherArenaType,
      description: "Teacher arena (professor da arena).",
    }),
    email: t.string({
      description: "E-mail, of a teacher without an account; null for the stored address (e-mail).",
    }),
  }),
});

const SetTeachingActiveInput = builder.inputType("SetTeachingActiveInput", {
  description: "Input of `setTeachingActive` (situação de um professor na arena).",
  fields: (t) => ({
    teacherArenaId: t.globalID({
      required: true,
      for: TeacherArenaType,
      description: "Teacher arena (professor da arena).",
    }),
    active: t.boolean({ required: true, description: "Active; false ends teaching at the arena (ativo)." }),
  }),
});

/** As the rules take them. */
const hoursIn = (
  hours: readonly { weekday: Weekday; startsAt: Date | string; endsAt: Date | string }[],
): Hours[] =>
  hours.map(({ weekday, startsAt, endsAt }) => ({
    weekday,
    startsAt: clock(startsAt),
    endsAt: clock(endsAt),
  }));
const clock = (value: Date | string): string =>
  typeof value === "string" ? value : clockFromDatabase(value);

const success = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      teacherArena: t.prismaField({
        type: TeacherArenaType,
        description: "Teacher arena, as it is now (professor da arena).",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.teacherArena.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationField("registerTeacher", (t) =>
  t.field({
    type: success(
      "RegisterTeacherSuccess",
      "Result of a successful `registerTeacher` (professor cadastrado).",
    ),
    label: "Cadastrar professor",
    description:
      "Adds a teacher to the arena's list and sends an invitation to the e-mail, whose owner accepts or declines. The result does not reveal whether the e-mail has an account.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RegisterTeacherInput, required: true, description: "Input (dados)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { arenaId, hours, ...typed } }, ctx) => ({
      id: await registerTeacher(ctx, arenaId.id, { ...typed, hours: hoursIn(hours) }),
    }),
  }),
);

builder.mutationField("updateArenaTeacher", (t) =>
  t.field({
    type: success(
      "UpdateArenaTeacherSuccess",
      "Result of a successful `updateArenaTeacher` (cadastro alterado).",
    ),
    label: "Alterar cadastro do professor",
    description:
      "Changes the arena's own phone, specialties and available hours of a teacher, and name and CPF of the record. Previous names, phones and CPFs are kept with the author and time of the correction, and a teacher with an account gets a mail.",
    authScopes: may(canManageTeacherArena, "teacherArenaId"),
    args: { input: t.arg({ type: UpdateArenaTeacherInput, required: true, description: "Input (dados)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { teacherArenaId, hours, ...typed } }, ctx) => {
      await updateArenaTeacher(ctx, teacherArenaId.id, { ...typed, hours: hoursIn(hours) });
      return { id: teacherArenaId.id };
    },
  }),
);

builder.mutationField("inviteTeacher", (t) =>
  t.field({
    type: success("InviteTeacherSuccess", "Result of a successful `inviteTeacher` (convite enviado)."),
    label: "Convidar professor",
    description:
      "Invites a teacher on the list who has no account, or who taught here before. The teacher accepts or declines.",
    authScopes: may(canManageTeacherArena, "teacherArenaId"),
    args: { input: t.arg({ type: InviteTeacherInput, required: true, description: "Input (convite)." }) },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts] },
    resolve: async (_root, { input: { teacherArenaId, ...typed } }, ctx) => {
      await inviteTeacher(ctx, teacherArenaId.id, typed);
      return { id: teacherArenaId.id };
    },
  }),
);

builder.mutationField("setTeachingActive", (t) =>
  t.field({
    type: success(
      "SetTeachingActiveSuccess",
      "Result of a successful `setTeachingActive` (situação alterada).",
    ),
    label: "Encerrar ou reativar professor",
    description:
      "Changes a teacher's status at this arena. Deactivating requires that they have no classes ahead; a teacher with an account returns by invitation.",
    authScopes: may(canManageTeacherArena, "teacherArenaId"),
    args: {
      input: t.arg({ type: SetTeachingActiveInput, required: true, description: "Input (situação)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { teacherArenaId, active } }, ctx) => {
      await setTeachingActive(ctx, teacherArenaId.id, active);
      return { id: teacherArenaId.id };
    },
  }),
);
