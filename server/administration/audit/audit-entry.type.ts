import {
  auditActionLabel,
  auditActions,
  auditSubjectKinds,
  auditSubjectLabel,
  auditFieldsInWords,
  type AuditAction,
  type AuditSubjectKind,
  type AuditFields,
} from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { isUuid } from "../../platform/uuid.rules";
import { valueBy } from "../../platform/loaders";

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
