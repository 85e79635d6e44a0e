import { Router } from "express";
import type { Database } from "../platform/database";
import { isSameOrigin } from "../platform/http/same-origin";
import { rolesByPriority } from "../platform/role.rules";
import { uuidOrNull } from "../platform/uuid.rules";
import type { Viewer } from "../platform/viewer";
import { accessTokenSeconds, createAccessToken } from "./access-token.rules";
import { homeOf } from "./roles.rules";
import { refreshSession } from "./session.action";
import { readRefreshToken, sessionCookies } from "./session-cookie";
import { loadViewer } from "./viewer.loader";

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
