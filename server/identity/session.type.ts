import { become, type GraphQLContext } from "../platform/graphql/context";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import type { Viewer } from "../platform/viewer";
import { accessTokenSeconds, createAccessToken } from "./token.rules";
import { deviceName } from "./device-name.rules";
import { InvalidCredentials } from "./identity.errors";
import { emailSuccess, ViewerType } from "./identity.type";
import { ownsSessionsOf } from "./session.access";
import { openSessionsOf } from "./account.loader";
import type { OpenSession } from "./session.step";
import { loadViewer } from "./viewer.loader";

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

interface SessionGrant {
  accessToken: string;
  viewer: Viewer;
}

/** The answer of what opens a session; `description` is the Portuguese word it opens with. */
export const sessionGrantType = (name: string, description: string) =>
  builder.objectRef<SessionGrant>(name).implement({
    description: `${description}: a session for this device; its refresh token travels in a cookie that scripts cannot read.`,
    authScopes: { public: true },
    fields: (t) => ({
      accessToken: t.exposeString("accessToken", {
        description: "Send it as “Authorization: Bearer …” (token de acesso).",
      }),
      expiresInSeconds: t.int({
        description: "Seconds until the access token runs out (validade).",
        resolve: () => accessTokenSeconds,
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer (quem entrou).",
        resolve: ({ viewer }) => viewer,
      }),
    }),
  });

/** Hands a session out. The rest of the answer is about whose it is, so the context has to know them. */
export async function grantSession(ctx: GraphQLContext, session: OpenSession): Promise<SessionGrant> {
  const viewer = await loadViewer(ctx.db, session, ctx.now);
  if (!viewer) throw new InvalidCredentials();
  become(ctx, viewer);
  ctx.apiKey = null;
  ctx.cookies.setRefreshToken(session.refreshToken, session.expiresAt);
  return { accessToken: createAccessToken(session, ctx.tokenSecret, ctx.now), viewer };
}

/** What the fields of every sign-up say. */
export const signUpPassword =
  "Password, 8 to 128 characters with lower case, upper case and a digit (senha).";
export const signUpEmail = "The login, where the confirmation is sent (e-mail).";

export const signedUp = (name: string) =>
  emailSuccess(name, "A confirmation is on its way (cadastro realizado).");
