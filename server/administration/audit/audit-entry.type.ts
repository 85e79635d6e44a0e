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
import { namesOf } from "./audit-names.loader";

const AuditActionType = builder.enumType("AuditAction", {
  description: "Ação da administração.",
  values: labelled(auditActions, (action) => auditActionLabel[action]),
});

export const AuditSubjectKindType = builder.enumType("AuditSubjectKind", {
  description: "Alvo de uma ação da administração.",
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
  description: "Mudança: one of the things that an action changed.",
  authScopes: { admin: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "Campo: as the screen calls it." }),
    before: t.string({
      nullable: true,
      description: "Antes: null for nothing; “•••” for what is about a person; of a person the name.",
      resolve: ({ before }, _args, ctx) => read(before, ctx),
    }),
    after: t.string({
      nullable: true,
      description: "Depois: null for nothing; “•••” for what is about a person; of a person the name.",
      resolve: ({ after }, _args, ctx) => read(after, ctx),
    }),
  }),
});

export const AuditEntryType = builder.prismaObject("AuditEntry", {
  description:
    "Registro da administração: an audit log entry. It records what an admin, or a manager of their own arena, did, when, to what and why. Entries are immutable.",
  authScopes: { admin: true },
  fields: (t) => ({
    id: t.id({
      description: "Id: opaque, unique per entry.",
      resolve: ({ id }) => encodeGlobalId("AuditEntry", id),
    }),
    at: t.expose("at", { type: "DateTime", description: "Quando: UTC." }),
    action: t.field({
      type: AuditActionType,
      description: "Ação.",
      resolve: ({ action }) => action as AuditAction,
    }),
    adminName: t.string({
      nullable: true,
      description: "Quem: the name as it is now of who did it; null once nothing is kept of them.",
      resolve: ({ adminId }, _args, ctx) => namesOf(ctx).load(adminId),
    }),
    subjectKind: t.field({
      type: AuditSubjectKindType,
      description: "Tipo do alvo.",
      resolve: ({ subjectKind }) => subjectKind as AuditSubjectKind,
    }),
    subjectKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Chave do alvo: null for the platform.",
      resolve: ({ subjectId }) => subjectId,
    }),
    subjectName: t.string({
      nullable: true,
      description: "Alvo: its name as it is now; null for the platform, and for what is no more.",
      resolve: ({ subjectId }, _args, ctx) => (subjectId === null ? null : namesOf(ctx).load(subjectId)),
    }),
    reason: t.exposeString("reason", { nullable: true, description: "Motivo: null where none was given." }),
    changes: t.field({
      type: [AuditChangeType],
      extensions: atMost(100, 3),
      description: "Mudanças: the fields before and after the change.",
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
