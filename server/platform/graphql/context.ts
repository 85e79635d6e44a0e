import type { ActionContext } from "../context";
import type { RequestTrace } from "../http/request-trace";
import type { Meter } from "../meter";

/** What every resolver gets: the action's context, and what of the HTTP answer signing in needs. */
export interface GraphQLContext extends ActionContext {
  /** What the log tells of this request, and the id that masked errors carry. */
  trace: RequestTrace;
  /** What the answer has cost so far. */
  meter: Meter;
  /** Where the caller comes from, as `networkOf` tells it; for limits only. */
  network: string;
  userAgent: string | null;
  cookies: SessionCookies;
  /** When what the caller showed stops opening anything; null for strangers, and for a key that does not run out. */
  accessUntil: Date | null;
  /** Signs access tokens and derives refresh tokens. */
  tokenSecret: string;
  /** How this server is set up, as far as an admin is told of it. */
  installation: Installation;
  /** The same caller now: what was loaded is forgotten, and the viewer is read anew. For answers that come later. */
  renewed(): Promise<GraphQLContext>;
}

export interface Installation {
  /** Whether mails leave; otherwise they stay in the mailbox page. */
  deliversMail: boolean;
  /** Where copies of the database are put; null where nobody said. */
  backupDir: string | null;
}

export interface SessionCookies {
  /** Gives the browser its next refresh token; it lives until `expiresAt`. */
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
}
