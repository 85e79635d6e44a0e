import type { CookieOptions, Request, Response } from "express";
import type { SessionCookies } from "../platform/graphql/context";

const cookieName = (production: boolean): string =>
  production ? "__Host-praia_renovacao" : "praia_renovacao";

// A cookie with the __Host- prefix must be sent for every path; elsewhere only the one path that accepts it gets it.
const options = (production: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "strict",
  secure: production,
  path: production ? "/" : "/auth",
});

export const sessionCookies = (response: Response, production: boolean): SessionCookies => ({
  setRefreshToken: (token, expiresAt) =>
    void response.cookie(cookieName(production), token, { ...options(production), expires: expiresAt }),
  clearRefreshToken: () => void response.clearCookie(cookieName(production), options(production)),
});

/** For answers that have no headers left to set a cookie in. */
export const noCookies: SessionCookies = { setRefreshToken() {}, clearRefreshToken() {} };

export function readRefreshToken(request: Request, production: boolean): string | null {
  const name = `${cookieName(production)}=`;
  const pair = (request.headers.cookie ?? "").split(/;\s*/).find((entry) => entry.startsWith(name));
  const value = pair?.slice(name.length) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}
