import { become } from "../platform/graphql/become";
import { builder } from "../platform/graphql/builder";
import type { GraphQLContext } from "../platform/graphql/context";
import type { Viewer } from "../platform/viewer";
import { accessTokenSeconds, createAccessToken } from "./access-token.rules";
import { InvalidCredentials } from "./identity.errors";
import { ViewerType } from "./identity.type";
import type { OpenSession } from "./session.step";
import { loadViewer } from "./viewer.loader";

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
