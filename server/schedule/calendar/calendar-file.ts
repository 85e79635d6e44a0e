import { createHash } from "node:crypto";
import ical, { ICalEventStatus } from "ical-generator";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";

/** A calendar event of a person: a match, a class, a court rental. */
export interface CalendarEvent {
  /** The same id for the same event in every file and at any time. */
  uid: string;
  /** Incremented with every change, if known; calendars keep the event with the higher number. */
  sequence?: number;
  title: string;
  /** What the event is; the time is added below. */
  lines: readonly string[];
  /** A remark about the time; null for none. */
  note: string | null;
  location: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The time zone of the place. */
  timeZone: string;
  /** The path of the page with the details. */
  path: string;
  state: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

export interface CalendarFile {
  text: string;
  /** Unchanged as long as the content does not change. */
  etag: string;
}

/**
 * An iCalendar file (RFC 5545). Times are in UTC, which calendars show in the user's time zone, and in words in the
 * time zone of the place. Ids are stable, and cancelled events stay in the file with that status.
 */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  publicUrl: string,
  now: Date,
): CalendarFile {
  const calendar = ical({
    name,
    prodId: { company: "Praia", product: "Agenda", language: "PT" },
    ttl: 15 * 60,
  });
  for (const {
    uid,
    sequence,
    title,
    lines,
    note,
    location,
    startsAt,
    endsAt,
    timeZone,
    path,
    state,
  } of events)
    calendar.createEvent({
      id: uid,
      ...(sequence === undefined ? {} : { sequence }),
      // Breaks the tie between versions with the same sequence number.
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: [...lines, momentAtPlace(startsAt, timeZone), ...(note === null ? [] : [note])].join("\n"),
      location,
      url: `${publicUrl}${path}`,
      status: ICalEventStatus[state],
    });
  const etag = createHash("sha256")
    .update(JSON.stringify([name, events, publicUrl]))
    .digest("base64url");
  return { text: calendar.toString(), etag: `"${etag}"` };
}
