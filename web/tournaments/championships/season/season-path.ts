import { yearOf } from "../../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import { today } from "../../../ui/format";

/** A federation's championships of a year. */
export const seasonPath = (year: number): string => `/federation/calendar/${year}`;

/** A year of an address, or this one; which years there are, the server says. */
export const yearIn = (text: string | undefined): number =>
  text !== undefined && /^\d{4}$/.test(text) ? Number(text) : yearOf(today(brasiliaTime));
