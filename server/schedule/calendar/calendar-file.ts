import { createHash } from "node:crypto";
import ical, { ICalEventStatus } from "ical-generator";
import type { CalendarEntry } from "./match-calendar.loader";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";

export interface CalendarFile {
  text: string;
  /** The same as long as nothing that it says changes. */
  etag: string;
}

// Calendars come back once an hour or once a day: an estimate in them would be wrong most of the time, the plan never is.
const timeIsPlanned = "Horário da programação. Se atrasar, o previsto está na página do torneio.";

/**
 * Matches as an iCalendar file (RFC 5545): times in UTC, which every calendar shows by its owner's clocks, and in words by
 * those of the place; an id per match that stays, and who is cancelled says so.
 */
export function calendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  publicUrl: string,
  now: Date,
): CalendarFile {
  const calendar = ical({
    name,
    prodId: { company: "Praia", product: "Jogos", language: "PT" },
    ttl: 15 * 60,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `jogo-${entry.matchId}@praia`,
      sequence: entry.sequence,
      stamp: now,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: entry.title,
      description: [
        entry.tournamentName,
        entry.detail,
        momentAtPlace(entry.startsAt, entry.timeZone),
        timeIsPlanned,
      ].join("\n"),
      location: entry.location,
      url: `${publicUrl}/torneio/${entry.tournamentId}`,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  const etag = createHash("sha256")
    .update(JSON.stringify([name, entries, publicUrl]))
    .digest("base64url");
  return { text: calendar.toString(), etag: `"${etag}"` };
}
