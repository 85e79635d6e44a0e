import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { mayReadNotice } from "./notice.access";
import { NoticeType } from "./notice.type";
import { readNotices } from "./notice.action";

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
