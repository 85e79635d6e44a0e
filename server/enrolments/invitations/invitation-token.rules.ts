import { createHash } from "node:crypto";

/** What is kept of the token in an invitation's link: enough to recognise it, useless to whoever reads the database. */
export const invitationHash = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
