import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { AuditEntryType } from "./audit-entry.type";

const about = ({ subjectKey }: { subjectKey?: string | null }) =>
  subjectKey ? { subjectId: subjectKey } : {};

builder.queryField("auditTrail", (t) =>
  t.prismaConnection(
    {
      type: AuditEntryType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Registro da administração: what admins did, the newest first. For admins.",
      authScopes: { admin: true },
      args: {
        subjectKey: t.arg({
          type: "UUID",
          description: "Alvo: the key of a person, an arena or a federation; null for all.",
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
