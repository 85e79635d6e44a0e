import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { isOwnNotice } from "./notice.access";

export const NoticeType = builder.prismaNode("Notice", {
  description: "Aviso: A notice with the text of a mail to the user. Visible to that user only.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (notice, ctx) => isOwnNotice(notice, ctx.viewer),
  fields: (t) => ({
    title: t.exposeString("title", { description: "Título: the subject of the mail." }),
    text: t.exposeString("text", { description: "Texto: a line per paragraph; at most 1000 characters." }),
    path: t.exposeString("path", {
      nullable: true,
      description: "Página: The path of the page that the notice links to; null for none.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Em: UTC." }),
    isRead: t.boolean({ description: "Lido.", resolve: ({ readAt }) => readAt !== null }),
  }),
});

/** The limit of the count; above it the page shows "99+". */
const mostCounted = 100;

builder.objectFields(ViewerType, (t) => ({
  unreadNotices: t.int({
    description: "Avisos não lidos: how many; 100 also for more.",
    authScopes: { signedIn: true },
    resolve: ({ userId }, _args, ctx) =>
      ctx.db.notice.count({ where: { userId, readAt: null }, take: mostCounted }),
  }),
  notices: t.prismaConnection(
    {
      type: NoticeType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Avisos: of the last 90 days, the newest first.",
      authScopes: { signedIn: true },
      resolve: async (query, { userId }, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        if (from !== null && !(await ctx.db.notice.count({ where: { id: from, userId } }))) return [];
        return ctx.db.notice.findMany({
          ...query,
          where: { userId },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "ViewerNoticesConnection",
      description: "Avisos: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "ViewerNoticesEdge", description: "Aviso na lista.", authScopes: { signedIn: true } },
  ),
}));
