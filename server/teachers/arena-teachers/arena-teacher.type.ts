import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { Certification, TeacherArena } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { type ActionContext, perRequest } from "../../platform/context";
import { builder, WeekdayType } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorOfName,
  maxPageSize,
  nameOfCursor,
  totalCountOptions,
  usualPage,
} from "../../platform/graphql/connection";
import { fetchedBy } from "../../platform/graphql/nodes";
import { dayToDatabase, type weekdays } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { type MaybePromise, whenKnown } from "../../platform/when-known";
import { highestCertification, isInForce } from "../certification-level.rules";
import { CertificationLevelType } from "../certifications/certification.type";
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
import {
  arenaTeacherCount,
  type ArenaTeacherFilter,
  arenaTeachersPage,
  type PlacedArenaTeacher,
} from "./arena-teachers.loader";
import { mostHours } from "./teaching-hours.rules";

/** Cached per request, for all certificates. */
const todayOf = perRequest(({ now }: ActionContext) => dayToDatabase(dayAt(now, brasiliaTime)));

const TeacherCertificationType = builder.objectRef<Certification>("TeacherCertification").implement({
  description: "Teacher certification, of a teacher, as an arena where they teach sees it (certificação).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome)." }),
    level: t.expose("level", { type: CertificationLevelType, description: "Level (nível)." }),
    issuer: t.exposeString("issuer", { description: "Issuer (entidade certificadora)." }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Issued on (data)." }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "Its last day; null for one that does not end (validade).",
    }),
    inForce: t.boolean({
      description: "Whether it has not ended; on its last day it has not (em vigor).",
      resolve: (certificate, _args, ctx) => isInForce(certificate, todayOf(ctx)),
    }),
  }),
});

type Hours = { weekday: (typeof weekdays)[number]; startsAt: Date; endsAt: Date };
const TeachingHoursType = builder.objectRef<Hours>("TeachingHours").implement({
  description: "Teaching hours, when a teacher can give classes, every week (horário disponível).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Weekday (dia da semana)." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Starts at, HH:mm (início)." }),
    endsAt: t.expose("endsAt", {
      type: "LocalTime",
      description: "Ends at, 00:00 for the end of the day (fim).",
    }),
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
    "An arena's record of a present or former teacher (professor da arena). For managers of the arena and admins; for former teachers only the name.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (row, ctx) => canSeeTeacherArena(row, ctx),
  extensions: fetchedBy((row: TeacherArena, viewer) => canSeeTeacherArena(row, { viewer })),
  fields: (t) => ({
    name: t.string({
      description: "The account's name, or the arena's entry while no account has claimed the record (nome).",
      resolve: ({ teacherId }, _args, ctx) =>
        whenKnown(teachersOf(ctx).load(teacherId), ({ fullName }) => fullName),
    }),
    teacherKey: t.field({
      type: "UUID",
      description: "Identifies the teacher in class inputs (chave do professor).",
      resolve: ({ teacherId }) => teacherId,
    }),
    active: t.exposeBoolean("active", {
      description: "At this arena, independent of the status on the platform (ativo).",
    }),
    hasAccount: t.boolean({
      description: "Whether an account has claimed the record by accepting an invitation (tem conta).",
      resolve: ({ teacherId }, _args, ctx) =>
        whenKnown(teachersOf(ctx).load(teacherId), ({ userId }) => userId !== null),
    }),
    email: t.string({
      nullable: true,
      description:
        "The account's address if there is an account; null without an address, or for former teachers (e-mail).",
      resolve: (row, _args, ctx) => whileActive(row, () => addressOf(row, ctx)),
    }),
    phone: t.string({
      nullable: true,
      description: "Phone, as the arena keeps it; null without one, or once they have ended (telefone).",
      resolve: (row) => whileActive(row, () => row.phone),
    }),
    specialties: t.stringList({
      description: "Specialties, as the arena keeps them; none once they have ended (especialidades).",
      extensions: atMost(mostSpecialties, 3),
      resolve: ({ active, specialties }) => (active ? specialties : []),
    }),
    hours: t.field({
      type: [TeachingHoursType],
      description: "Hours, from Monday on; none once they have ended (horários disponíveis).",
      extensions: atMost(mostHours, 7),
      resolve: ({ id, active }, _args, ctx) => (active ? teachingHoursOf(ctx).load(id) : []),
    }),
    certifications: t.field({
      type: [TeacherCertificationType],
      description: "Certifications, the highest first; none once they have ended (certificações).",
      extensions: atMost(50, 3),
      resolve: ({ teacherId, active }, _args, ctx) =>
        active ? whenKnown(certificationsOf(ctx).load(teacherId), (all) => all.slice(0, 50)) : [],
    }),
    highestCertification: t.field({
      type: TeacherCertificationType,
      nullable: true,
      description:
        "Highest certification, of those in force; null without one, or once they have ended (maior certificação).",
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
      description: "Status of the last invitation; null without one (convite).",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(lastInvitationOf(ctx).load(id), (invitation) => invitation?.status ?? null),
    }),
    invitedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the last invitation mail, UTC; null without one (convidado em).",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(lastInvitationOf(ctx).load(id), (invitation) => invitation?.sentAt ?? null),
    }),
  }),
});

builder.objectField(ArenaType, "teachers", (t) =>
  t.connection(
    {
      type: TeacherArenaType,
      nullable: true,
      description:
        "Active and former ones, by name; null unless one manages the arena (professores da arena).",
      authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({
          description: "Words of the name (busca).",
        }),
        active: t.arg.boolean({
          description: "Active; true for those alone, false for the others, null for both (ativos).",
        }),
        descending: t.arg.boolean({ description: "Descending; true for the last name first (decrescente)." }),
      },
      resolve: async (arena, { search, active, descending, ...args }, ctx) => {
        assertPage(args);
        const filter = { arenaId: arena.id, search, active };
        const page = await resolveCursorConnection<Promise<PlacedArenaTeacher[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          ({ after, before, limit, inverted }) =>
            arenaTeachersPage(ctx, filter, descending ?? false, {
              after: nameOfCursor(after),
              before: nameOfCursor(before),
              limit,
              inverted,
            }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "ArenaTeachersConnection",
      description: "A page of arena teachers (professores da arena).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canManageArena(filterOf(list).arenaId, ctx.viewer),
          resolve: (list, _args, ctx) => arenaTeacherCount(ctx.db, filterOf(list)),
        }),
      }),
    },
    {
      name: "ArenaTeachersEdge",
      description: "Edge of arena teachers (professor na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const filterOf = (list: object): ArenaTeacherFilter => (list as { filter: ArenaTeacherFilter }).filter;
