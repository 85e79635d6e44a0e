import { type CookieOptions, type Request, type Response, Router } from "express";
import { rolesByPriority } from "../platform/access.rules";
import type { Database } from "../platform/database";
import type { SessionCookies } from "../platform/graphql/context";
import { isSameOrigin } from "../platform/http/same-origin";
import { uuidOrNull } from "../platform/uuid.rules";
import type { Viewer } from "../platform/viewer";
import { homeOf } from "./roles.rules";
import { refreshSession } from "./session.action";
import { accessTokenSeconds, createAccessToken } from "./token.rules";
import { loadViewer } from "./viewer.loader";

const cookieName = (production: boolean): string =>
  production ? "__Host-praia_renovacao" : "praia_renovacao";

// A cookie with the __Host- prefix must be sent for every path; elsewhere only the one path that accepts it gets it.
const options = (production: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "strict",
  secure: production,
  path: production ? "/" : "/auth",
});

/** Marks that the browser may have a session, without any secret. Sent on every path, and on links from other sites. */
const presenceName = (production: boolean): string =>
  production ? "__Host-praia_presenca" : "praia_presenca";
const presenceOptions = (production: boolean): CookieOptions => ({
  ...options(production),
  sameSite: "lax",
  path: "/",
});

export const sessionCookies = (response: Response, production: boolean): SessionCookies => ({
  setRefreshToken: (token, expires) =>
    void response
      .cookie(cookieName(production), token, { ...options(production), expires })
      .cookie(presenceName(production), "1", { ...presenceOptions(production), expires }),
  clearRefreshToken: () =>
    void response
      .clearCookie(cookieName(production), options(production))
      .clearCookie(presenceName(production), presenceOptions(production)),
});

/** For answers that have no headers left to set a cookie in. */
export const noCookies: SessionCookies = { setRefreshToken() {}, clearRefreshToken() {} };

function readRefreshToken(request: Request, production: boolean): string | null {
  const value = readCookie(request, cookieName(production)) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Whether the browser has had a session: what it is worth now is asked of /auth/refresh. */
export const mayBeSignedIn = (request: Request, production: boolean): boolean =>
  readCookie(request, presenceName(production)) !== null;

function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.cookie ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** The data about the user that the browser needs before it loads a page. */
const sessionSummary = (viewer: Viewer) => ({
  userKey: viewer.userId,
  name: viewer.name,
  email: viewer.email,
  roles: rolesByPriority.filter((role) => viewer.roles.has(role)),
  primaryRole: viewer.primaryRole,
  homePath: homeOf(viewer),
  isReferee: viewer.isReferee,
  answersForMinor: viewer.answersForMinor,
  mustChangePassword: viewer.mustChangePassword,
  workplaces: viewer.workplaces,
  pausedPlaces: viewer.pausedPlaces,
  actsFor: viewer.actsFor && { key: viewer.actsFor.athleteId, name: viewer.actsFor.name },
});

const signedOut = { accessToken: null, expiresInSeconds: 0, session: null };

export interface RefreshOptions {
  db: Database;
  production: boolean;
  tokenSecret: string;
  /** As configured; null to accept any address. */
  publicUrl: string | null;
  clock: () => Date;
}

/**
 * POST /auth/refresh: exchanges the refresh token in the cookie for a new access token and the next refresh token.
 * `actsFor` in the response is the minor for whom it was made; null also for a minor whom the user is no guardian of,
 * and the browser then forgets the selection. The token contains no minor: each request names it.
 */
export function refreshRouter({ db, production, tokenSecret, publicUrl, clock }: RefreshOptions): Router {
  const router = Router();
  router.post("/auth/refresh", async (request, response) => {
    if (!isSameOrigin(request.headers, publicUrl))
      return void response
        .status(403)
        .json({ errors: [{ message: "Origem não permitida", extensions: { code: "FORBIDDEN" } }] });
    const token = readRefreshToken(request, production);
    if (!token) return void response.json(signedOut);
    const now = clock();
    const cookies = sessionCookies(response, production);
    const session = await refreshSession(db, token, tokenSecret, now);
    const viewer =
      session && (await loadViewer(db, session, now, uuidOrNull(request.get("X-Atleta") ?? null)));
    if (!session || !viewer) {
      cookies.clearRefreshToken();
      return void response.json(signedOut);
    }
    cookies.setRefreshToken(session.refreshToken, session.expiresAt);
    response.json({
      accessToken: createAccessToken(session, tokenSecret, now),
      expiresInSeconds: accessTokenSeconds,
      session: sessionSummary(viewer),
    });
  });
  return router;
}
