import { createHash } from "node:crypto";

/** The stored hash of an invitation token: identifies the link, but a leaked database does not reveal the link. */
export const invitationHash = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
