import type { Prisma } from "../../../prisma/generated/client/client";
import { type ProfileHistoryEntry, ProfileHistoryEntryType } from "../../athletes/athlete.type";
import { ViewerType } from "../../identity/identity.type";
import { accessRule } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { forbidden } from "../../platform/graphql/errors";
import { atMost } from "../../platform/graphql/connection";
import { mayWith, sessionOwner } from "../../platform/graphql/context";
import { manyBy } from "../../platform/loaders";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import { whenKnown } from "../../platform/when-known";
import { TeacherArenaType } from "../arena-teachers/arena-teacher.type";
import { updateTeacherProfile } from "./update-teacher-profile.action";

const mostChanges = 50;

const included = { changedBy: { select: { name: true } }, teacher: { select: { userId: true } } } as const;
type Change = Prisma.TeacherChangeGetPayload<{ include: typeof included }>;

/** The latest changes of each record, the newest first. */
const recordChangesOf = manyBy<Change>(
  ({ teacherId }) => teacherId,
  async ({ db }, ids) => {
    const teachers = await db.teacher.findMany({
      where: { id: { in: ids } },
      select: {
        changes: { where: { arenaId: null }, include: included, orderBy: { id: "desc" }, take: mostChanges },
      },
    });
    return teachers.flatMap(({ changes }) => changes);
  },
);

/** The latest changes of the phone that arenas keep, by teacher; each arena's are its own to see. */
const phoneChangesOf = manyBy<Change>(
  ({ teacherId }) => teacherId,
  ({ db }, ids) =>
    db.teacherChange.findMany({
      where: { teacherId: { in: ids }, arenaId: { not: null } },
      include: included,
      orderBy: { id: "desc" },
      take: mostChanges * ids.length,
    }),
);

function entryOf(change: Change, { viewer }: ActionContext): ProfileHistoryEntry {
  const { changedBy, changedById, teacher } = change;
  const own = [viewer?.userId, teacher.userId];
  // An arena that learned who else corrects would learn which other arenas there are.
  const tellsWho =
    isAdmin(viewer) || viewer?.teacherId === change.teacherId || own.includes(changedById ?? "");
  return {
    changedAt: change.changedAt,
    changedByName: tellsWho ? (changedBy?.name ?? null) : null,
    changes: [
      { label: "Nome", before: change.nameBefore, after: change.nameAfter },
      { label: "Telefone", before: change.phoneBefore, after: change.phoneAfter },
    ]
      .filter(({ before, after }) => before !== after)
      .concat(change.cpfChanged ? [{ label: "CPF", before: null, after: null }] : []),
  };
}

const newestFirst = (changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime()).slice(0, mostChanges);

builder.prismaObjectField(TeacherArenaType, "profileHistory", (t) =>
  t.field({
    type: [ProfileHistoryEntryType],
    description:
      "The latest changes of the record and of the phone that this arena keeps; none once they have ended (histórico de alterações).",
    extensions: atMost(mostChanges, 5),
    resolve: ({ teacherId, arenaId, active }, _args, ctx) =>
      active
        ? whenKnown(recordChangesOf(ctx).load(teacherId), (ofRecord) =>
            whenKnown(phoneChangesOf(ctx).load(teacherId), (ofPhones) =>
              newestFirst([...ofRecord, ...ofPhones.filter((change) => change.arenaId === arenaId)]).map(
                (change) => entryOf(change, ctx),
              ),
            ),
          )
        : [],
  }),
);

interface TeacherProfile {
  id: string;
  fullName: string;
  cpf: string | null;
  arenas: { phone: string | null }[];
}

const TeacherProfileType = builder.objectRef<TeacherProfile>("TeacherProfile").implement({
  description: "The viewer's own record as a teacher (cadastro de professor).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("fullName", { description: "Name (nome completo)." }),
    phone: t.string({
      nullable: true,
      description: "Phone, as the arenas where they teach keep it; null without one (telefone).",
      resolve: ({ arenas }) => arenas.find(({ phone }) => phone !== null)?.phone ?? null,
    }),
    cpf: t.exposeString("cpf", {
      nullable: true,
      description: "CPF, 11 digits, as an arena or the administration wrote it; null without one.",
    }),
    profileHistory: t.field({
      type: [ProfileHistoryEntryType],
      description: "The latest changes of the record and of the phones that arenas keep.",
      extensions: atMost(mostChanges, 5),
      resolve: ({ id }, _args, ctx) =>
        whenKnown(recordChangesOf(ctx).load(id), (ofRecord) =>
          whenKnown(phoneChangesOf(ctx).load(id), (ofPhones) =>
            newestFirst([...ofRecord, ...ofPhones]).map((change) => entryOf(change, ctx)),
          ),
        ),
    }),
  }),
});

builder.objectField(ViewerType, "teacherProfile", (t) =>
  t.field({
    type: TeacherProfileType,
    nullable: true,
    authScopes: { signedIn: true },
    description: "Teacher profile; null if the viewer is not a teacher (meu cadastro de professor).",
    resolve: ({ teacherId }, _args, { db }) =>
      teacherId === null
        ? null
        : db.teacher.findUniqueOrThrow({
            where: { id: teacherId },
            select: {
              id: true,
              fullName: true,
              cpf: true,
              arenas: { where: { active: true }, select: { phone: true }, orderBy: { id: "asc" } },
            },
          }),
  }),
);

/** Who has a record as a teacher, at an arena or at none. */
const canWriteOwnTeacherProfile = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  (_profile: object, { viewer }: ActionContext) => isSignedIn(viewer) && viewer.teacherId !== null,
);

const UpdateTeacherProfileInput = builder.inputType("UpdateTeacherProfileInput", {
  description: "Input of `updateTeacherProfile` (cadastro do próprio professor).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    phone: t.string({ description: "At all arenas where one teaches; null takes it away (telefone)." }),
  }),
});

const UpdateTeacherProfileSuccess = builder.objectRef<object>("UpdateTeacherProfileSuccess").implement({
  description: "Result of a successful `updateTeacherProfile` (cadastro de professor alterado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: "Viewer, with the record as it is now (quem está usando).",
      resolve: (_done, _args, ctx) => sessionOwner(ctx),
    }),
  }),
});

builder.mutationField("updateTeacherProfile", (t) =>
  t.field({
    type: UpdateTeacherProfileSuccess,
    label: "Alterar o próprio cadastro de professor",
    description:
      "Changes the viewer's name, also of the account, and the phone. Previous values are kept with the time of the change. For teachers.",
    authScopes: mayWith(canWriteOwnTeacherProfile),
    args: {
      input: t.arg({ type: UpdateTeacherProfileInput, required: true, description: "Input (dados)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, ctx) => {
      const teacherId = ctx.viewer?.teacherId;
      if (!teacherId) throw forbidden();
      await updateTeacherProfile(ctx, teacherId, input);
      return {};
    },
  }),
);
