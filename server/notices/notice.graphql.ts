import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { may, sessionOwner } from "../platform/graphql/context";
import { isOwnNotice, mayReadNotice } from "./notice.access";
import { readNotices } from "./notice.action";

const NoticeType = builder.prismaNode("Notice", {
  description: "A notice with the text of a mail to the user (aviso). Visible to that user only.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (notice, ctx) => isOwnNotice(notice, ctx.viewer),
  fields: (t) => ({
    title: t.exposeString("title", { description: "The subject of the mail (título)." }),
    text: t.exposeString("text", { description: "A line per paragraph; at most 1000 characters (texto)." }),
    path: t.exposeString("path", {
      nullable: true,
      description: "The path of the page that the notice links to; null for none (página).",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (em)." }),
    isRead: t.boolean({ description: "Is read (lido).", resolve: ({ readAt }) => readAt !== null }),
  }),
});

/** The limit of the count; above it the page shows "99+". */
const mostCounted = 100;

builder.objectFields(ViewerType, (t) => ({
  unreadNotices: t.int({
    description: "How many; 100 also for more (avisos não lidos).",
    authScopes: { signedIn: true },
    resolve: ({ userId }, _args, ctx) =>
      ctx.db.notice.count({ where: { userId, readAt: null }, take: mostCounted }),
  }),
  notices: t.prismaConnection(
    {
      type: NoticeType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Notices, of the last 90 days, the newest first (avisos).",
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
      description: "A page of viewer notices (avisos).",
      authScopes: { signedIn: true },
    },
    {
      name: "ViewerNoticesEdge",
      description: "Edge of viewer notices (aviso na lista).",
      authScopes: { signedIn: true },
    },
  ),
}));

const ReadNoticesInput = builder.inputType("ReadNoticesInput", {
  description: "Input of `readNotices` (avisos lidos).",
  fields: (t) => ({
    noticeId: t.globalID({ required: true, for: NoticeType, description: "Notice (aviso)." }),
    andOlder: t.boolean({
      description: "And older, also marks all older notices as read (e os anteriores).",
    }),
  }),
});

const ReadNoticesSuccess = builder.objectRef<{ id: string }>("ReadNoticesSuccess").implement({
  description: "Result of a successful `readNotices` (avisos lidos).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    notice: t.prismaField({
      type: NoticeType,
      description: "Notice, as it is now (aviso).",
      resolve: (query, { id }, _args, ctx) => ctx.db.notice.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    viewer: t.field({
      type: ViewerType,
      description: "Viewer, with what is still to be read (quem está usando).",
      resolve: (_read, _args, ctx) => sessionOwner(ctx),
    }),
  }),
});

builder.mutationField("readNotices", (t) =>
  t.field({
    type: ReadNoticesSuccess,
    label: "Marcar avisos como lidos",
    description: "Marks one of the user's notices as read, or also all older ones.",
    authScopes: may(mayReadNotice, "noticeId"),
    args: { input: t.arg({ type: ReadNoticesInput, required: true, description: "Input (avisos)." }) },
    resolve: async (_root, { input }, ctx) => {
      const { id } = input.noticeId;
      await readNotices(ctx, sessionOwner(ctx).userId, { id, andOlder: input.andOlder ?? false });
      return { id };
    },
  }),
);
