import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import jwt from "jsonwebtoken";
import { z } from "zod";

/** How long an access token lives; a number of seconds, since jsonwebtoken reads "900" as milliseconds. */
export const accessTokenSeconds = 15 * 60;

const issuer = "praia";
const audience = "praia-api";
const algorithm = "HS256" as const;

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** What a token says, and until when. */
export interface AccessTerm extends AccessClaims {
  expiresAt: Date;
}

// The library checks when a token runs out only if it says so.
const payloadSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() });

let known: { secret: string; key: KeyObject } | undefined;

/** Made once: of a text the library tries at every token whether it is a public key. */
function keyOf(secret: string): KeyObject {
  if (known?.secret !== secret) known = { secret, key: createSecretKey(secret, "utf8") };
  return known.key;
}

const inSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const createAccessToken = ({ userId, sessionId }: AccessClaims, secret: string, now: Date): string =>
  jwt.sign(
    {
      sub: userId,
      sid: sessionId,
      iss: issuer,
      aud: audience,
      iat: inSeconds(now),
      exp: inSeconds(now) + accessTokenSeconds,
    },
    keyOf(secret),
    { algorithm },
  );

/** @returns null for a token that is forged, expired, without an end or not one of ours. */
export function readAccessToken(token: string, secret: string, now: Date): AccessTerm | null {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTimestamp: inSeconds(now),
    });
    const { sub, sid, exp } = payloadSchema.parse(payload);
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}

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
