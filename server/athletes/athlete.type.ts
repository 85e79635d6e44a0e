import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { manyBy } from "../platform/loaders";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { isAdmin } from "../platform/viewer";
import { whenKnown } from "../platform/when-known";
import { athleteLevelLabel, athleteLevels } from "../sport/athlete-level.rules";
import { athleteGenderLabel, athleteGenders } from "../sport/gender.rules";
import {
  athleteAt,
  canSeeAthlete,
  canSeePersonalData,
  correctsAthlete,
  displayNameFor,
  isThatAthlete,
} from "./athlete.access";
import { clubsOf, mostClubs } from "./athlete.loader";
import { readContact, readPersonalData } from "./read-personal-data.action";

export const AthleteLevelType = builder.enumType("AthleteLevel", {
  description: "Athlete level (nível do atleta).",
  values: labelled(athleteLevels, (level) => athleteLevelLabel[level]),
});

export const AthleteGenderType = builder.enumType("AthleteGender", {
  description: "Athlete gender (gênero do atleta, para as categorias).",
  values: labelled(athleteGenders, (gender) => athleteGenderLabel[gender]),
});

export const AthleteType = builder.prismaNode("Athlete", {
  description:
    "Aluno (atleta): a person who plays. The sporting profile is visible to signed-in users; to API keys for athletes in rankings and tournaments they read; to anonymous visitors for athletes in a public ranking or tournament.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (athlete, ctx) => canSeeAthlete(athlete.id, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: (athlete) => athlete.id,
    }),
    displayName: t.string({
      description:
        "Display name, in full; minors appear by their initials, except to themselves, their arenas and federation, who scores their matches, and admins (nome).",
      resolve: (athlete, _args, ctx) => displayNameFor(athlete, ctx),
    }),
    level: t.field({
      type: AthleteLevelType,
      description: "Level (nível).",
      resolve: (athlete) => athlete.level,
    }),
    email: t.string({
      nullable: true,
      description:
        "E-mail; null when there is none, or when one may not see it; seen by who teaches them, too (e-mail).",
      resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.email, ctx),
    }),
    lacksEmail: t.boolean({
      nullable: true,
      description: "Whether there is none; null when one may not see it (sem e-mail).",
      resolve: ({ id, email }, _args, ctx) =>
        whenKnown(canSeePersonalData(id, ctx), (may) => (may ? email === null : null)),
    }),
    viewerCanCorrect: t.boolean({
      description: "Level, birth date and gender (posso corrigir).",
      resolve: ({ id }, _args, ctx) => correctsAthlete(id, ctx),
    }),
    phone: t.string({
      nullable: true,
      description:
        "Phone; null when there is none, or when one may not see it; seen by who teaches them, too (telefone).",
      resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.phone, ctx),
    }),
    gender: t.field({
      type: AthleteGenderType,
      nullable: true,
      description: "Gender; null when it is not known, or when one may not see it (gênero).",
      resolve: (athlete, _args, ctx) => readPersonalData(athlete.id, athlete.gender, ctx),
    }),
    viewerIsAthlete: t.boolean({
      description: "Whether the viewer is this athlete (sou eu).",
      resolve: ({ id }, _args, ctx) => isThatAthlete(id, ctx),
    }),
    clubs: t.stringList({
      nullable: true,
      description:
        "The arenas where the athlete is active, by name; null unless the viewer is the athlete (clube).",
      extensions: atMost(mostClubs, 2),
      resolve: ({ id }, _args, ctx) => (isThatAthlete(id, ctx) ? clubsOf(ctx.db, id) : null),
    }),
    cpf: t.string({
      nullable: true,
      description: "Its 11 digits; null if unknown, or unless the viewer is the athlete (CPF).",
      resolve: ({ id, cpf }, _args, ctx) => (isThatAthlete(id, ctx) ? cpf : null),
    }),
    notes: t.string({
      nullable: true,
      description:
        "The athlete's own notes; null without any, or unless the viewer is the athlete (observações).",
      resolve: ({ id, notes }, _args, ctx) => (isThatAthlete(id, ctx) ? notes : null),
    }),
    birthDate: t.field({
      type: "Date",
      nullable: true,
      description: "Birth date; null when it is not known, or when one may not see it (data de nascimento).",
      resolve: (athlete, _args, ctx) => readPersonalData(athlete.id, athlete.birthDate, ctx),
    }),
  }),
});

builder.queryField("athlete", (t) =>
  t.prismaField({
    type: "Athlete",
    nullable: true,
    authScopes: { known: true },
    description:
      "Athlete, by the key in the address of the profile; null when there is none one may see (atleta).",
    args: {
      key: t.arg({
        type: "UUID",
        required: true,
        description: "Key, of the athlete, or of their account (chave).",
      }),
    },
    resolve: async (query, _root, { key }, ctx) => {
      const athlete = await ctx.db.athlete.findFirst({ ...query, where: athleteAt(key, ctx.viewer) });
      return athlete && (await canSeeAthlete(athlete.id, ctx)) ? athlete : null;
    },
  }),
);

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
