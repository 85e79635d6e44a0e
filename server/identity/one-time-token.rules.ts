import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret to hand out: 256 random bits as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token, so that a leaked database contains no usable tokens. */
export const tokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());

/**
 * The token that follows a refresh token. It depends on nothing else, so that refreshes that arrive together all
 * receive the same successor, and none of them has to be stored in clear.
 */
export const nextRefreshToken = (token: string, secret: string): string =>
  createHmac("sha256", secret).update(`refresh:${token}`).digest("base64url");
