import type { Certification, TeacherArena } from "../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../platform/context";
import { WeekdayType } from "../../platform/graphql/weekday";
import { builder } from "../../platform/graphql/builder";
import { fetchedBy } from "../../platform/graphql/fetch-nodes";
import { atMost } from "../../platform/graphql/list-size";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import type { weekdays } from "../../platform/time/weekday.rules";
import { whenKnown, type MaybePromise } from "../../platform/when-known";
import { highestCertification, isInForce } from "../certification-level.rules";
import { CertificationLevelType } from "../certification-level.type";
import { TeachingInvitationStatusType } from "../invitations/teaching-invitation.type";
import {
  accountAddressOf,
  certificationsOf,
  lastInvitationOf,
  teachersOf,
  teachingHoursOf,
} from "../teacher.loader";
import { canSeeTeacherArena } from "./arena-teacher.access";
import { mostSpecialties } from "./arena-teacher.rules";
import { mostHours } from "./teaching-hours.rules";

/** Cached per request, for all certificates. */
const todayOf = perRequest(({ now }: ActionContext) => dayToDatabase(dayAt(now, brasiliaTime)));

const TeacherCertificationType = builder.objectRef<Certification>("TeacherCertification").implement({
  description: "Certificação: of a teacher, as an arena where they teach sees it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    level: t.expose("level", { type: CertificationLevelType, description: "Nível." }),
    issuer: t.exposeString("issuer", { description: "Entidade certificadora." }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Data." }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "Validade: its last day; null for one that does not end.",
    }),
    inForce: t.boolean({
      description: "Em vigor: whether it has not ended; on its last day it has not.",
      resolve: (certificate, _args, ctx) => isInForce(certificate, todayOf(ctx)),
    }),
  }),
});

type Hours = { weekday: (typeof weekdays)[number]; startsAt: Date; endsAt: Date };
const TeachingHoursType = builder.objectRef<Hours>("TeachingHours").implement({
  description: "Horário disponível: when a teacher can give classes, every week.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Dia da semana." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Início: HH:mm." }),
    endsAt: t.expose("endsAt", { type: "LocalTime", description: "Fim: 00:00 for the end of the day." }),
  }),
});

/** Null once the teacher has left the arena, which then sees only the name. */
const whileActive = <Value>(
  { active }: TeacherArena,
  value: () => MaybePromise<Value>,
): MaybePromise<Value | null> => (active ? value() : null);

/** The account's address; without an account the arena's entry, or the record's. */
const addressOf = ({ teacherId, email }: TeacherArena, ctx: ActionContext): MaybePromise<string | null> =>
  whenKnown(teachersOf(ctx).load(teacherId), (teacher) =>
    teacher.userId === null ? (email ?? teacher.email) : accountAddressOf(ctx).load(teacher.userId),
  );

export const TeacherArenaType = builder.prismaNode("TeacherArena", {
  description:
    "Professor da arena: an arena's record of a present or former teacher. For managers of the arena and admins; for former teachers only the name.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (row, ctx) => canSeeTeacherArena(row, ctx),
  extensions: fetchedBy((row: TeacherArena, viewer) => canSeeTeacherArena(row, { viewer })),
  fields: (t) => ({
    name: t.string({
      description: "Nome: the account's name, or the arena's entry while no account has claimed the record.",
      resolve: ({ teacherId }, _args, ctx) =>
        whenKnown(teachersOf(ctx).load(teacherId), ({ fullName }) => fullName),
    }),
    teacherKey: t.field({
      type: "UUID",
      description: "Chave do professor: identifies the teacher in class inputs.",
      resolve: ({ teacherId }) => teacherId,
    }),
    active: t.exposeBoolean("active", {
      description: "Ativo: at this arena, independent of the status on the platform.",
    }),
    hasAccount: t.boolean({
      description: "Tem conta: whether an account has claimed the record by accepting an invitation.",
      resolve: ({ teacherId }, _args, ctx) =>
        whenKnown(teachersOf(ctx).load(teacherId), ({ userId }) => userId !== null),
    }),
    email: t.string({
      nullable: true,
      description:
        "E-mail: the account's address if there is an account; null without an address, or for former teachers.",
      resolve: (row, _args, ctx) => whileActive(row, () => addressOf(row, ctx)),
    }),
    phone: t.string({
      nullable: true,
      description: "Telefone: as the arena keeps it; null without one, or once they have ended.",
      resolve: (row) => whileActive(row, () => row.phone),
    }),
    specialties: t.stringList({
      description: "Especialidades: as the arena keeps them; none once they have ended.",
      extensions: atMost(mostSpecialties, 3),
      resolve: ({ active, specialties }) => (active ? specialties : []),
    }),
    hours: t.field({
      type: [TeachingHoursType],
      description: "Horários disponíveis: from Monday on; none once they have ended.",
      extensions: atMost(mostHours, 7),
      resolve: ({ id, active }, _args, ctx) => (active ? teachingHoursOf(ctx).load(id) : []),
    }),
    certifications: t.field({
      type: [TeacherCertificationType],
      description: "Certificações: the highest first; none once they have ended.",
      extensions: atMost(50, 3),
      resolve: ({ teacherId, active }, _args, ctx) =>
        active ? whenKnown(certificationsOf(ctx).load(teacherId), (all) => all.slice(0, 50)) : [],
    }),
    highestCertification: t.field({
      type: TeacherCertificationType,
      nullable: true,
      description: "Maior certificação: of those in force; null without one, or once they have ended.",
      resolve: (row, _args, ctx) =>
        whileActive(row, () =>
          whenKnown(certificationsOf(ctx).load(row.teacherId), (all) =>
            highestCertification(all, todayOf(ctx)),
          ),
        ),
    }),
    invitationStatus: t.field({
      type: TeachingInvitationStatusType,
      nullable: true,
      description: "Convite: status of the last invitation; null without one.",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(lastInvitationOf(ctx).load(id), (invitation) => invitation?.status ?? null),
    }),
    invitedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Convidado em: time of the last invitation mail, UTC; null without one.",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(lastInvitationOf(ctx).load(id), (invitation) => invitation?.sentAt ?? null),
    }),
  }),
});
