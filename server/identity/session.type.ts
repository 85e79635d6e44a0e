import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { deviceName } from "./device-name.rules";
import { ownsSessionsOf } from "./session.access";
import { openSessionsOf } from "./session.loader";

export const UserSessionType = builder.prismaNode("Session", {
  name: "UserSession",
  description: "One sign-in on one device (sessão). Visible to its owner only.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (session, ctx) => ownsSessionsOf(session.userId, ctx.viewer),
  fields: (t) => ({
    device: t.string({
      description: "Browser and system, for instance “Chrome no Android” (aparelho).",
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isCurrent: t.boolean({
      description: "Whether the request was made with it (este aparelho).",
      resolve: ({ id }, _args, ctx) => id === ctx.viewer?.sessionId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (entrou em)." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      description: "Last used at, UTC, to a quarter of an hour (último uso).",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Expires at, UTC (expira em)." }),
  }),
});

builder.prismaObjectField("User", "sessions", (t) =>
  t.relatedConnection(
    "sessions",
    {
      type: UserSessionType,
      cursor: "id",
      maxSize: 100,
      description: "User, those open now, the last used first (sessões). One's own only.",
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
      description: "A page of user sessions (sessões de um usuário).",
      authScopes: { signedIn: true },
    },
    {
      name: "UserSessionsEdge",
      description: "Edge of user sessions (sessão na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
