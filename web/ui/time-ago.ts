import { counted } from "../../server/platform/plural.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { formatDate } from "./format";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago: "agora mesmo", "há 5 minutos", "há 3 horas", "há 12 dias"; from 30 days on the date in a zone,
 * "em 07/03/2026".
 * @param instant in UTC; one that is still to come, by a clock that goes wrong, is now.
 */
export function timeAgo(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const passed = now.getTime() - moment.getTime();
  if (passed < minute) return "agora mesmo";
  if (passed < hour) return `há ${counted(Math.floor(passed / minute), "minuto", "minutos")}`;
  if (passed < day) return `há ${counted(Math.floor(passed / hour), "hora", "horas")}`;
  if (passed < 30 * day) return `há ${counted(Math.floor(passed / day), "dia", "dias")}`;
  return `em ${formatDate(dayAt(moment, timeZone))}`;
}
