import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { deviceName } from "./device-name.rules";
import { ownsSessionsOf } from "./session.access";
import { openSessionsOf } from "./session.loader";

export const UserSessionType = builder.prismaNode("Session", {
  name: "UserSession",
  description: "Sessão: one sign-in on one device. Visible to its owner only.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (session, ctx) => ownsSessionsOf(session.userId, ctx.viewer),
  fields: (t) => ({
    device: t.string({
      description: "Aparelho: browser and system, for instance “Chrome no Android”.",
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isCurrent: t.boolean({
      description: "Este aparelho: whether the request was made with it.",
      resolve: ({ id }, _args, ctx) => id === ctx.viewer?.sessionId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Entrou em: UTC." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      description: "Último uso: UTC, to a quarter of an hour.",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Expira em: UTC." }),
  }),
});

builder.prismaObjectField("User", "sessions", (t) =>
  t.relatedConnection(
    "sessions",
    {
      type: UserSessionType,
      cursor: "id",
      maxSize: 100,
      description: "Sessões: those open now, the last used first. One's own only.",
      authScopes: (user, _args, ctx) => ownsSessionsOf(user.id, ctx.viewer),
      query: (args, ctx) => {
        const page = args as PageArgs; // the page is in them, though the plugin types only our own
        assertPage(page);
        const open = openSessionsOf(ctx.viewer, ctx.now); // asked before the scopes are
        return {
          where: goingOnWithin(page, open, (row) => ({ user: { sessions: { some: row } } })),
          orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
        };
      },
    },
    {
      name: "UserSessionsConnection",
      description: "Sessões de um usuário: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "UserSessionsEdge", description: "Sessão na lista.", authScopes: { signedIn: true } },
  ),
);
