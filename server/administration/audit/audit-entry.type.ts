import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import {
  type AuditAction,
  auditActionLabel,
  auditActions,
  type AuditFields,
  auditFieldsInWords,
  type AuditSubjectKind,
  auditSubjectKinds,
  auditSubjectLabel,
} from "../../identity/audit.rules";
import { UserType } from "../../identity/identity.type";
import type { ActionContext } from "../../platform/context";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  totalCountOptions,
} from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { valueBy } from "../../platform/loaders";
import { isUuid } from "../../platform/uuid.rules";

/** What people, arenas and federations are called now, by their ids; one statement. Null for what is no more. */
const namesOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const rows = await db.$queryRaw<{ id: string; name: string }[]>`
      SELECT id::text, nome AS name FROM usuarios WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT id::text, nome_arena FROM arenas WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT id::text, nome FROM federacoes WHERE id = ANY(${ids}::uuid[])`;
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  () => null,
);

const AuditActionType = builder.enumType("AuditAction", {
  description: "Audit action (ação da administração).",
  values: labelled(auditActions, (action) => auditActionLabel[action]),
});

export const AuditSubjectKindType = builder.enumType("AuditSubjectKind", {
  description: "Audit subject kind (alvo de uma ação da administração).",
  values: labelled(auditSubjectKinds, (kind) => auditSubjectLabel[kind]),
});

interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** People stand in the trail by their ids, and are read by the names that they have now. */
const read = (value: string | null, ctx: ActionContext) =>
  value !== null && isUuid(value) ? namesOf(ctx).load(value) : value;

const AuditChangeType = builder.objectRef<AuditChange>("AuditChange").implement({
  description: "One of the things that an action changed (mudança).",
  authScopes: { admin: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "Field, as the screen calls it (campo)." }),
    before: t.string({
      nullable: true,
      description:
        "Before; null for nothing; “•••” for what is about a person; of a person the name (antes).",
      resolve: ({ before }, _args, ctx) => read(before, ctx),
    }),
    after: t.string({
      nullable: true,
      description:
        "After; null for nothing; “•••” for what is about a person; of a person the name (depois).",
      resolve: ({ after }, _args, ctx) => read(after, ctx),
    }),
  }),
});

export const AuditEntryType = builder.prismaObject("AuditEntry", {
  description:
    "An audit log entry (registro da administração). It records what an admin, or a manager of their own arena, did, when, to what and why. Entries are immutable.",
  authScopes: { admin: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque, unique per entry.",
      resolve: ({ id }) => encodeGlobalId("AuditEntry", id),
    }),
    at: t.expose("at", { type: "DateTime", description: "At, UTC (quando)." }),
    action: t.field({
      type: AuditActionType,
      description: "Action (ação).",
      resolve: ({ action }) => action as AuditAction,
    }),
    adminName: t.string({
      nullable: true,
      description: "The name as it is now of who did it; null once nothing is kept of them (quem).",
      resolve: ({ adminId }, _args, ctx) => namesOf(ctx).load(adminId),
    }),
    subjectKind: t.field({
      type: AuditSubjectKindType,
      description: "Subject kind (tipo do alvo).",
      resolve: ({ subjectKind }) => subjectKind as AuditSubjectKind,
    }),
    subjectKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Subject key; null for the platform (chave do alvo).",
      resolve: ({ subjectId }) => subjectId,
    }),
    subjectName: t.string({
      nullable: true,
      description: "Its name as it is now; null for the platform, and for what is no more (alvo).",
      resolve: ({ subjectId }, _args, ctx) => (subjectId === null ? null : namesOf(ctx).load(subjectId)),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason; null where none was given (motivo).",
    }),
    changes: t.field({
      type: [AuditChangeType],
      extensions: atMost(100, 3),
      description: "The fields before and after the change (mudanças).",
      resolve: ({ before, after }) => changes(before as AuditFields | null, after as AuditFields | null),
    }),
  }),
});

const changes = (before: AuditFields | null, after: AuditFields | null): AuditChange[] =>
  Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: auditFieldsInWords(before?.[field]),
    after: auditFieldsInWords(after?.[field]),
  }));

interface Asked {
  subjectId?: { id: string } | null;
  subjectKind?: AuditSubjectKind | null;
}

const about = ({ subjectId, subjectKind }: Asked) => ({
  ...(subjectId ? { subjectId: subjectId.id } : {}),
  ...(subjectKind ? { subjectKind } : {}),
});

builder.queryField("auditTrail", (t) =>
  t.prismaConnection(
    {
      type: AuditEntryType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "What admins and managers did, the newest first (registro da administração). For admins.",
      authScopes: { admin: true },
      args: {
        subjectId: t.arg.globalID({
          for: [UserType, ArenaType, FederationType],
          description: "A person, an arena or a federation, also one that is no more; null for all (alvo).",
        }),
        subjectKind: t.arg({
          type: AuditSubjectKindType,
          description: "Subject kind; only what was done to such; null for all (tipo do alvo).",
        }),
      },
      resolve: (query, _root, args, ctx) => {
        assertPage(args);
        cursorId(query.cursor);
        return ctx.db.auditEntry.findMany({
          ...query,
          where: about(args),
          orderBy: [{ at: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "AuditTrailConnection",
      description: "A page of it (registro da administração).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.auditEntry.count({ where: about(args) }),
        }),
      }),
    },
    {
      name: "AuditTrailEdge",
      description: "Edge of audit trail (registro na lista).",
      authScopes: { admin: true },
    },
  ),
);
