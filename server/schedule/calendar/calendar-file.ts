import { createHash } from "node:crypto";
import ical, { ICalEventStatus } from "ical-generator";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";

/** A calendar event of a person: a match, a class, a court rental. */
export interface CalendarEvent {
  /** Always the same of the same thing, wherever and whenever it is. */
  uid: string;
  /** Counts up with every change, where it is counted: so a calendar knows which of two is the newer one. */
  sequence?: number;
  title: string;
  /** What it is, before when. */
  lines: readonly string[];
  /** What has to be known of the time; null for nothing. */
  note: string | null;
  location: string | null;
  startsAt: Date;
  endsAt: Date;
  /** By whose clocks it goes. */
  timeZone: string;
  /** Of the page that tells more. */
  path: string;
  state: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

export interface CalendarFile {
  text: string;
  /** The same as long as nothing that it says changes. */
  etag: string;
}

/**
 * An iCalendar file (RFC 5545): times in UTC, which every calendar shows by its owner's clocks, and in words by those of
 * the place; an id for each that stays, and what falls out says so.
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
      // Of two with the same number this tells which is the newer one.
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
