import { useEffect, useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { formatDate, formatDateTime } from "./format";

const everyMs = 60_000;

/** The present moment, moving on every minute, for what is said in relation to it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

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

interface TimeAgoProps {
  /** UTC. */
  instant: string;
  /** IANA name of the zone in which the exact moment is shown. */
  timeZone: string;
}

/** "há 5 minutos", updated every minute; its title attribute shows the exact moment. */
export function TimeAgo({ instant, timeZone }: TimeAgoProps) {
  const now = useNow();
  return (
    <time dateTime={instant} title={formatDateTime(instant, timeZone)}>
      {timeAgo(instant, now, timeZone)}
    </time>
  );
}
