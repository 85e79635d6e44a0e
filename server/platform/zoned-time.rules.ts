const minuteMs = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(timeZone, made);
  return made;
}

/** What a calendar and a clock in a zone show at an instant: "2026-11-21" and "09:40". */
export function wallTime(timeZone: string, instant: Date): { day: string; clock: string } {
  const [day = "", clock = ""] = clockOf(timeZone).format(instant).split(" ");
  return { day, clock };
}

/**
 * The instant at which a calendar and a clock in a zone show this day and time; where clocks are put forward over it, the
 * one after the gap.
 * @param day "YYYY-MM-DD" @param clock "HH:mm"
 */
export function instantIn(timeZone: string, day: string, clock: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  let instant = wanted;
  for (let attempt = 0; attempt < 2; attempt++) {
    const shown = wallTime(timeZone, new Date(instant));
    instant += wanted - Date.parse(`${shown.day}T${shown.clock}:00Z`);
  }
  return new Date(Math.round(instant / minuteMs) * minuteMs);
}

/** The days from the first to the last, "YYYY-MM-DD" each; none when the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 1440 * minuteMs).toISOString().slice(0, 10);
