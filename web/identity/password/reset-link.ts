/** What the address of the reset page says of the link that led there; whether a token still works only the API knows. */
export type ResetLink =
  { kind: "complete"; token: string } | { kind: "none" } | { kind: "otherPurpose" } | { kind: "incomplete" };

/**
 * @param search the query string. Ours is `type=recovery&token=…`; links of older shapes carry access_token and
 *   refresh_token, or token_hash and token, and are as complete as they were.
 */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  if (query.size === 0) return { kind: "none" };
  if (query.get("type") !== "recovery") return { kind: "otherPurpose" };
  const token = query.get("token") || (query.get("refresh_token") && query.get("access_token"));
  return token ? { kind: "complete", token } : { kind: "incomplete" };
}

/** Where a new password is chosen by a mailed link, which may be the one that confirms a new account. */
export const passwordResetPath = (token: string): string =>
  `/reset-password?${new URLSearchParams({ type: "recovery", token })}`;
