import { initContextCache } from "@pothos/core";
import type { AccessRule, Granting } from "../access.rules";
import type { ActionContext } from "../context";
import type { RequestTrace } from "../http/request-trace";
import type { Meter } from "../meter";
import type { Viewer } from "../viewer";
import type { MaybePromise } from "../when-known";
import { unauthenticated } from "./errors";

/** The context of every resolver: that of actions, and what sign-in needs of the HTTP response. */
export interface GraphQLContext extends ActionContext {
  /** The request's log fields, and the id that masked errors contain. */
  trace: RequestTrace;
  /** The cost of the answer so far. */
  meter: Meter;
  /** The client's network as returned by `networkOf`; for rate limits only. */
  network: string;
  userAgent: string | null;
  cookies: SessionCookies;
  /** When what the caller showed stops opening anything; null for strangers, and for a key that does not run out. */
  accessUntil: Date | null;
  /** Signs access tokens and derives refresh tokens. */
  tokenSecret: string;
  /** The configuration of this server, as far as admins may see it. */
  installation: Installation;
  /** A fresh context of the same caller, for later events: empties the caches and reloads the viewer. */
  renewed(): Promise<GraphQLContext>;
}

export interface Installation {
  /** Whether mails leave; otherwise they stay in the mailbox page. */
  deliversMail: boolean;
  /** The folder of the database backups; null if not configured. */
  backupDir: string | null;
}

export interface SessionCookies {
  /** Gives the browser its next refresh token; it lives until `expiresAt`. */
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
}

/** Switches the viewer for the rest of the operation and clears cached authorization results. */
export function become(ctx: GraphQLContext, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  Object.assign(ctx, initContextCache());
}

/** Who asks, where the field's scope has made sure that it is a person. @throws UNAUTHENTICATED */
export function sessionOwner({ viewer }: GraphQLContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** The scope of an act; its rule says as well who may in general, and the table of access reads it there. */
type Scope<Input> = ((root: object, args: { input: Input }, ctx: GraphQLContext) => MaybePromise<boolean>) &
  Granting;

const scope = <Input>(
  { subject, grants }: Granting,
  asks: (input: Input, ctx: GraphQLContext) => MaybePromise<boolean>,
): Scope<Input> =>
  Object.assign((_root: object, { input }: { input: Input }, ctx: GraphQLContext) => asks(input, ctx), {
    subject,
    grants,
  });

/** By a rule about what was sent. */
export const mayWith = <Input>(rule: AccessRule<Input, GraphQLContext>): Scope<Input> => scope(rule, rule);

/** By a rule about one row, whose id was sent under that name. */
export const may = <Key extends string>(
  rule: AccessRule<string, GraphQLContext>,
  key: Key,
): Scope<Record<Key, { id: string }>> => scope(rule, (input, ctx) => rule(input[key].id, ctx));
