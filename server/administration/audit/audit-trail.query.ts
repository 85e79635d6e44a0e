import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import type { AuditSubjectKind } from "../../identity/audit.rules";
import { UserType } from "../../identity/identity.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { AuditEntryType, AuditSubjectKindType } from "./audit-entry.type";

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
