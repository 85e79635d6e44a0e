import type { ActionContext } from "../context";
import type { RequestTrace } from "../http/request-trace";

/** What every resolver gets: the action's context, and the doors to the HTTP answer that signing in needs. */
export interface GraphQLContext extends ActionContext {
  /** What the log tells of this request, and the id that masked errors carry. */
  trace: RequestTrace;
  /** Where the caller comes from, as `networkOf` tells it; for limits only. */
  network: string;
  userAgent: string | null;
  cookies: SessionCookies;
  /** Signs access tokens and derives refresh tokens. */
  tokenSecret: string;
  /** The same caller now: what was loaded is forgotten, and the viewer is read anew. For answers that come later. */
  renewed(): Promise<GraphQLContext>;
}

export interface SessionCookies {
  /** Gives the browser its next refresh token; it lives until `expiresAt`. */
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
}
