import { yearOf } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { today } from "../format";

/** The year in an address, or the current year; the server decides which years have something to show. */
export const yearIn = (text: string | undefined): number =>
  text !== undefined && /^\d{4}$/.test(text) ? Number(text) : yearOf(today(brasiliaTime));
