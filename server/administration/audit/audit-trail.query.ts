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
      description: "Registro da administração: what admins and managers did, the newest first. For admins.",
      authScopes: { admin: true },
      args: {
        subjectId: t.arg.globalID({
          for: [UserType, ArenaType, FederationType],
          description: "Alvo: a person, an arena or a federation, also one that is no more; null for all.",
        }),
        subjectKind: t.arg({
          type: AuditSubjectKindType,
          description: "Tipo do alvo: only what was done to such; null for all.",
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
      description: "Registro da administração: a page of it.",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.auditEntry.count({ where: about(args) }),
        }),
      }),
    },
    { name: "AuditTrailEdge", description: "Registro na lista.", authScopes: { admin: true } },
  ),
);
