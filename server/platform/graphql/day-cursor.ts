import type { DayPlace } from "../day-place.rules";
import { isCalendarDate } from "../time/calendar-day.rules";
import { isUuid } from "../uuid.rules";
import { badInput } from "./errors";

export const dayCursor = ({ on, id }: DayPlace): string => Buffer.from(`${on} ${id}`).toString("base64url");

/** @returns null without a cursor. @throws BAD_USER_INPUT for one that this API never gave out. */
export function placeOfDayCursor(cursor: string | undefined): DayPlace | null {
  if (cursor === undefined) return null;
  const [on = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!isCalendarDate(on) || !isUuid(id)) throw badInput("Cursor inválido.");
  return { on, id };
}
