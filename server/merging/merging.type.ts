import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { ViewerType } from "../identity/identity.type";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { earlier } from "../platform/time/duration.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { allOf, whenKnown } from "../platform/when-known";
import { mergePlanForPerson } from "./merge-plan.loader";
import { clashLimit, filledFields, filledLabel, movesInWords, rowKinds } from "./merge-plan.rules";
import {
  arenasAsking,
  keptRecordOf,
  listRowsOf,
  mostDuplicates,
  type PossibleDuplicate,
  possibleDuplicatesOf,
  type RecordClaim,
  recordClaimOf,
} from "./merging.loader";
import {
  daysToUndo,
  mergeRequestStatuses,
  mergeRequestStatusLabel,
  mostAskedBy,
  mostAskedOf,
  statusNow,
  undoDeadline,
} from "./merging.rules";
import { canMerge, canSeeMergeRequest, canSeeRecordMerge, isAskedToMerge } from "./merging.access";
import { previewMerge, type MergePreview } from "./merge-athletes.action";

/** More arenas than any record has in practice. */
const mostArenasShown = 10;

export const MergePreviewType = builder.objectRef<MergePreview>("MergePreview").implement({
  description: "The effect of merging two records, limited to what the user may see (juntar cadastros).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.string({
      nullable: true,
      description:
        "Sent with the mutation, which rejects it if the preview has changed; null if the records cannot be merged (versão).",
      resolve: ({ plan, problems }) => (problems.length > 0 ? null : (plan?.key ?? null)),
    }),
    kept: t.field({
      type: AthleteType,
      description: "Who has an account; without one the record that one began with (fica).",
      resolve: ({ keptAthleteId }, _args, ctx) => athletesOf(ctx).load(keptAthleteId),
    }),
    other: t.field({
      type: AthleteType,
      description: "Its rows and links go to the one that stays (sai).",
      resolve: ({ otherAthleteId }, _args, ctx) => athletesOf(ctx).load(otherAthleteId),
    }),
    asksFirst: t.boolean({
      description:
        "Whether a record has an account, whose owner has to agree; then that record is the one that is kept (pede antes).",
      resolve: ({ plan }) => plan?.asksFirst ?? true,
    }),
    filled: t.stringList({
      extensions: atMost(filledFields.length),
      description:
        "What the record that stays does not say and the other one does, by its name (preenchido).",
      resolve: ({ plan }) => plan?.shownFilled.map((field) => filledLabel[field]) ?? [],
    }),
    moves: t.stringList({
      extensions: atMost(Object.keys(rowKinds).length),
      description: "How many of each kind, in Portuguese, such as “12 aulas” (vem junto).",
      resolve: ({ plan }) => movesInWords(plan?.counts ?? []),
    }),
    problems: t.stringList({
      extensions: atMost(clashLimit + 2),
      description: "Problems, in Portuguese; empty where they can be joined (impedimentos).",
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

builder.prismaObjectField(ArenaAthleteType, "mergeWith", (t) =>
  t.field({
    type: MergePreviewType,
    nullable: true,
    description:
      "The effect of merging this record with another one; null for a record of another arena (juntar com). The other record is kept if it has an account.",
    args: {
      otherId: t.arg.globalID({
        required: true,
        for: ArenaAthleteType,
        description: "The other record (o outro cadastro).",
      }),
    },
    resolve: async (link, { otherId }, ctx) => {
      if (!(await canMerge({ keptId: link, otherId }, ctx))) return null;
      return previewMerge(ctx, link, otherId.id);
    },
  }),
);

const PossibleDuplicateType = builder.objectRef<PossibleDuplicate>("PossibleDuplicate").implement({
  description: "Two of an arena's list who seem to be one person (possível repetido).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    first: t.field({
      type: ArenaAthleteType,
      description: "First (um deles).",
      resolve: ({ firstId }, _args, ctx) => listRowsOf(ctx).load(firstId),
    }),
    second: t.field({
      type: ArenaAthleteType,
      description: "Second (o outro).",
      resolve: ({ secondId }, _args, ctx) => listRowsOf(ctx).load(secondId),
    }),
    sameBirthDate: t.exposeBoolean("sameBirthDate", {
      description: "Beside the name; otherwise the phone is the same (mesmo nascimento).",
    }),
  }),
});

const MergeRequestStatusType = builder.enumType("MergeRequestStatus", {
  description: "Merge request status (situação de um pedido para juntar cadastros).",
  values: labelled(mergeRequestStatuses, (status) => mergeRequestStatusLabel[status]),
});

export const MergeRequestType = builder.prismaNode("MergeRequest", {
  description:
    "An arena asks the owner of an account whether another record is theirs too (pedido para juntar cadastros). Visible to that owner, the arena's managers, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (request, ctx) => canSeeMergeRequest(request, ctx),
  fields: (t) => ({
    status: t.field({
      type: MergeRequestStatusType,
      description: "Status (situação).",
      resolve: (request, _args, { now }) => statusNow(request, now),
    }),
    arenaName: t.string({
      description: "Arena name, that has the other record, by name (arena).",
      resolve: ({ arenaId }, _args, ctx) => whenKnown(arenasAsking(ctx).load(arenaId), ({ name }) => name),
    }),
    timeZone: t.string({
      description: "Time zone, of the arena, as IANA names it (fuso horário).",
      resolve: ({ arenaId }, _args, ctx) =>
        whenKnown(arenasAsking(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
    keptName: t.string({
      description: "The name of the record that stays (quem responde).",
      resolve: ({ keptId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(keptId), ({ fullName }) => fullName),
    }),
    otherName: t.exposeString("otherName", {
      description: "Other name, as the arena calls them (nome no outro cadastro).",
    }),
    askedAt: t.expose("askedAt", { type: "DateTime", description: "Asked at, UTC (pedido em)." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Expires at, UTC (expira em)." }),
    preview: t.field({
      type: MergePreviewType,
      nullable: true,
      description: "Visible to the person asked while the request is open; null otherwise (o que vem junto).",
      resolve: async (request, _args, ctx) => {
        if (!isAskedToMerge(request, ctx) || statusNow(request, ctx.now) !== "PENDING") return null;
        const plan = await mergePlanForPerson(ctx.db, request, ctx.now);
        return (
          plan && {
            keptAthleteId: plan.kept.id,
            otherAthleteId: plan.other.id,
            plan,
            problems: plan.problems,
          }
        );
      },
    }),
  }),
});

const waiting = (now: Date) => ({ status: "PENDING" as const, expiresAt: { gt: now } });

builder.objectField(ViewerType, "mergeRequests", (t) =>
  t.prismaField({
    type: [MergeRequestType],
    extensions: atMost(mostAskedOf, 1),
    authScopes: { signedIn: true },
    description: "Open requests to the user, newest first; at most 5 (pedidos para juntar cadastros).",
    resolve: (query, { athleteId, emailConfirmed }, _args, ctx) =>
      emailConfirmed && athleteId !== null
        ? ctx.db.mergeRequest.findMany({
            ...query,
            where: { keptId: athleteId, ...waiting(ctx.now) },
            orderBy: [{ askedAt: "desc" }, { id: "desc" }],
            take: mostAskedOf,
          })
        : [],
  }),
);

const RecordClaimType = builder.objectRef<RecordClaim>("RecordClaim").implement({
  description:
    "A record that an arena has made under the viewer's address; it becomes theirs only with their yes (Este cadastro é seu?).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    recordId: t.globalID({
      description: "The id of the athlete (cadastro).",
      resolve: ({ athleteId }) => ({ type: AthleteType, id: athleteId }),
    }),
    name: t.exposeString("fullName", { description: "Name, as the arena has written it (nome)." }),
    level: t.field({ type: AthleteLevelType, description: "Level (nível).", resolve: ({ level }) => level }),
    arenaNames: t.stringList({
      extensions: atMost(mostArenasShown),
      description: "Arena names, those that have the record on their lists; the first 10 (arenas).",
      resolve: ({ arenas }) => arenas.slice(0, mostArenasShown),
    }),
    key: t.exposeString("key", {
      description:
        "Key, to be sent back with a yes, so that nothing else is confirmed than was read (versão).",
    }),
  }),
});

builder.objectField(ViewerType, "recordClaim", (t) =>
  t.field({
    type: RecordClaimType,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "The record under the user's verified address that waits for an answer (este cadastro é seu?).",
    resolve: ({ userId, email, emailConfirmed, actsFor }, _args, ctx) =>
      emailConfirmed && actsFor === null ? recordClaimOf(ctx.db, { userId, email }) : null,
  }),
);

builder.objectField(ArenaType, "mergeRequests", (t) =>
  t.prismaField({
    type: [MergeRequestType],
    extensions: atMost(mostAskedBy, 5),
    nullable: true,
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    description:
      "The open requests of the arena, newest first; at most 50 (pedidos para juntar cadastros). Null unless the user manages the arena.",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.mergeRequest.findMany({
        ...query,
        where: { arenaId: id, ...waiting(ctx.now) },
        orderBy: [{ askedAt: "desc" }, { id: "desc" }],
        take: mostAskedBy,
      }),
  }),
);

builder.objectField(ArenaType, "possibleDuplicates", (t) =>
  t.field({
    type: [PossibleDuplicateType],
    nullable: true,
    extensions: atMost(mostDuplicates, 5),
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    description:
      "Active athletes of one name and one birth date or phone; at most 20 (possíveis repetidos). Null unless one manages the arena.",
    resolve: ({ id }, _args, { db, now }) => possibleDuplicatesOf(db, id, now),
  }),
);

/** More merges than an arena makes in a month. */
const mostMergesShown = 50;

export const RecordMergeType = builder.prismaNode("RecordMerge", {
  description: "Two records that became one; it can be undone for 30 days (união de cadastros).",
  id: { field: "id", description: "A global, opaque ID." },
  // The journal is large and for the undoing alone.
  select: {
    id: true,
    keptId: true,
    arenaId: true,
    otherName: true,
    byAdmin: true,
    byPerson: true,
    mergedAt: true,
    undoneAt: true,
  },
  authScopes: (merge, ctx) => canSeeRecordMerge(merge, ctx),
  fields: (t) => ({
    keptName: t.string({
      nullable: true,
      description:
        "The name of the record that stayed; null once that one was merged into another (quem ficou).",
      resolve: ({ keptId }, _args, ctx) =>
        whenKnown(keptRecordOf(ctx).load(keptId), (kept) => kept?.fullName ?? null),
    }),
    otherName: t.exposeString("otherName", {
      nullable: true,
      description: "The name of the record that left; null once it can no longer be undone (quem saiu).",
    }),
    mergedAt: t.expose("mergedAt", { type: "DateTime", description: "Merged at, UTC (unidos em)." }),
    undoUntil: t.field({
      type: "DateTime",
      description: "Undo until, UTC (pode ser desfeita até).",
      resolve: ({ mergedAt }) => undoDeadline(mergedAt),
    }),
    undone: t.boolean({
      description: "Whether the two are records of their own again (desfeita).",
      resolve: ({ undoneAt }) => undoneAt !== null,
    }),
    timeZone: t.string({
      description: "Time zone, of the arena, as IANA names it (fuso horário).",
      resolve: ({ arenaId }, _args, ctx) =>
        arenaId === null
          ? brasiliaTime
          : whenKnown(arenasAsking(ctx).load(arenaId), ({ timeZone }) => timeZone),
    }),
  }),
});

const undoable = (now: Date) => ({
  undoneAt: null,
  otherName: { not: null },
  mergedAt: { gt: earlier(now, { days: daysToUndo }) },
});
const newestMerges = {
  orderBy: [{ mergedAt: "desc" as const }, { id: "desc" as const }],
  take: mostMergesShown,
};

builder.objectField(ArenaType, "recentMerges", (t) =>
  t.prismaField({
    type: [RecordMergeType],
    nullable: true,
    extensions: atMost(mostMergesShown, 5),
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    description:
      "Records that were merged in the last 30 days and that the viewer may separate, the newest first; at most 50 (uniões recentes). Null unless one manages the arena.",
    resolve: async (query, { id }, _args, ctx) => {
      const merges = await ctx.db.recordMerge.findMany({
        ...query,
        ...newestMerges,
        where: {
          arenaId: id,
          ...undoable(ctx.now),
          ...(isAdmin(ctx.viewer) ? {} : { byAdmin: false, byPerson: false }),
        },
      });
      // Of records that were merged onward the newer merge is undone first; until then this one cannot be.
      const kept = await allOf(merges.map(({ keptId }) => keptRecordOf(ctx).load(keptId)));
      return merges.filter((_, index) => kept[index] !== null);
    },
  }),
);

builder.objectField(ViewerType, "recentMerges", (t) =>
  t.prismaField({
    type: [RecordMergeType],
    extensions: atMost(mostMergesShown, 1),
    authScopes: { signedIn: true },
    description:
      "Records that the viewer confirmed as their own in the last 30 days, the newest first; at most 50 (uniões recentes).",
    resolve: (query, { athleteId, emailConfirmed }, _args, { db, now }) =>
      emailConfirmed && athleteId !== null
        ? db.recordMerge.findMany({
            ...query,
            ...newestMerges,
            where: { keptId: athleteId, byPerson: true, ...undoable(now) },
          })
        : [],
  }),
);
