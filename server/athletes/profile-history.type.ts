import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import type { ActionContext } from "../platform/context";
import { manyBy } from "../platform/loaders";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { whenKnown } from "../platform/when-known";
import { athleteGenderLabel } from "../sport/athlete-gender.rules";
import { athleteLevelLabel } from "../sport/athlete-level.rules";
import type { Prisma } from "../../prisma/generated/client/client";
import { isAdmin } from "../platform/viewer";
import { isThatAthlete } from "./athlete.access";
import { AthleteType } from "./athlete.type";
import { readPersonalData } from "./read-personal-data.action";

const mostChanges = 50;

const included = { changedBy: { select: { name: true } }, athlete: { select: { userId: true } } } as const;
type Entry = Prisma.ProfileChangeGetPayload<{ include: typeof included }>;

/** Latest changes of each athlete, newest first. The number of statements does not depend on the number of athletes. */
const profileHistoryOf = manyBy<Entry>(
  ({ athleteId }) => athleteId,
  async ({ db }, athleteIds) => {
    const athletes = await db.athlete.findMany({
      where: { id: { in: athleteIds } },
      select: { profileChanges: { include: included, orderBy: { id: "desc" }, take: mostChanges } },
    });
    return athletes.flatMap(({ profileChanges }) => profileChanges);
  },
);

/** A changed field with its label; values are null if unknown or hidden. */
interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

const inDigits = (day: Date | null): string | null => day && dateInDigits(dayFromDatabase(day));

function changesOf(entry: Entry): Change[] {
  const { levelBefore, levelAfter, genderBefore, genderAfter } = entry;
  const changes: Change[] = [
    { label: "Nome", before: entry.nameBefore, after: entry.nameAfter },
    { label: "Telefone", before: entry.phoneBefore, after: entry.phoneAfter },
    {
      label: "Nível",
      before: levelBefore && athleteLevelLabel[levelBefore],
      after: levelAfter && athleteLevelLabel[levelAfter],
    },
    {
      label: "Data de nascimento",
      before: inDigits(entry.birthDateBefore),
      after: inDigits(entry.birthDateAfter),
    },
    {
      label: "Gênero",
      before: genderBefore && athleteGenderLabel[genderBefore],
      after: genderAfter && athleteGenderLabel[genderAfter],
    },
  ].filter(({ before, after }) => before !== after);
  const unsaid = (label: string): Change => ({ label, before: null, after: null });
  return [
    ...changes,
    ...(entry.cpfChanged ? [unsaid("CPF")] : []),
    ...(entry.photoRemoved ? [{ label: "Foto", before: "enviada", after: "removida" }] : []),
  ];
}

const ProfileHistoryChangeType = builder.objectRef<Change>("ProfileHistoryChange").implement({
  description: "One field of a profile that changed.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    label: t.exposeString("label", { description: "The field as the screen names it, in Portuguese." }),
    before: t.exposeString("before", {
      nullable: true,
      description: "Previous value in words; null if it was unknown, or for a CPF.",
    }),
    after: t.exposeString("after", {
      nullable: true,
      description: "New value in words; null if it was cleared, or for a CPF.",
    }),
  }),
});

/** A change as the viewer may see it. */
export interface ProfileHistoryEntry {
  changedAt: Date;
  /** Null if hidden from the viewer, or if the author's account was deleted. */
  changedByName: string | null;
  changes: Change[];
}

export const ProfileHistoryEntryType = builder
  .objectRef<ProfileHistoryEntry>("ProfileHistoryEntry")
  .implement({
    description:
      "A change of an athlete's or a teacher's record, with who made it and when (alteração de cadastro).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      changedAt: t.expose("changedAt", { type: "DateTime", description: "When, in UTC." }),
      changedByName: t.exposeString("changedByName", {
        nullable: true,
        description:
          "Who changed it. Managers see only themselves and the athlete, because other names would reveal the athlete's other arenas. Null otherwise, and if the author's account was deleted.",
      }),
      changes: t.expose("changes", {
        type: [ProfileHistoryChangeType],
        description: "What changed.",
        extensions: atMost(7, 2),
      }),
    }),
  });

function entryOf(entry: Entry, ctx: ActionContext): ProfileHistoryEntry {
  const { athleteId, changedAt, changedBy, changedById, athlete } = entry;
  const tellsWho =
    isThatAthlete(athleteId, ctx) ||
    isAdmin(ctx.viewer) ||
    changedById === ctx.viewer?.userId ||
    changedById === athlete.userId;
  return {
    changedAt,
    changedByName: tellsWho ? (changedBy?.name ?? null) : null,
    changes: changesOf(entry),
  };
}

builder.prismaObjectField(AthleteType, "profileHistory", (t) =>
  t.field({
    type: [ProfileHistoryEntryType],
    nullable: true,
    description:
      "The latest changes of the profile; for the athlete, the managers of arenas they attend, and admins (histórico de alterações).",
    extensions: atMost(mostChanges, 5),
    resolve: ({ id }, _args, ctx) =>
      whenKnown(readPersonalData(id, id, ctx), (seen) =>
        seen === null
          ? null
          : whenKnown(profileHistoryOf(ctx).load(id), (all) => all.map((entry) => entryOf(entry, ctx))),
      ),
  }),
);
