import type { NamePlace } from "../name-page";
import { isUuid } from "../uuid.rules";
import { badInput } from "./errors";

/** The cursor of a place. */
export const cursorOfName = ({ place: { id, by } }: { place: NamePlace }): string =>
  Buffer.from(`${id} ${by}`).toString("base64url");

/** The place of a cursor, null without one. @throws BAD_USER_INPUT for one that this API never gave out. */
export function nameOfCursor(cursor: string | undefined): NamePlace | null {
  if (cursor === undefined) return null;
  const [, id = "", by = ""] = /^(\S*) (.*)$/su.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!isUuid(id) || by.includes("\0")) throw badInput("Cursor inválido.");
  return { id, by };
}
