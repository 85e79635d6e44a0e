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

export function readRefreshToken(request: Request, production: boolean): string | null {
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
