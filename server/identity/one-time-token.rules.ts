import { createHash, createHmac } from "node:crypto";

/** What is stored of a token that somebody holds: enough to recognise it, useless to whoever reads the database. */
export const tokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());

/**
 * The token that follows a refresh token. It depends on nothing else, so that refreshes that arrive together all
 * receive the same successor, and none of them has to be stored in clear.
 */
export const nextRefreshToken = (token: string, secret: string): string =>
  createHmac("sha256", secret).update(`refresh:${token}`).digest("base64url");
