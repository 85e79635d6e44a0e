import { createHash } from "node:crypto";
import { Router } from "express";
import ical from "ical-generator";
import type { Database } from "../../platform/database";
import { addDays, dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { isUuid } from "../../platform/uuid.rules";
import { noDraft } from "../tournament.access";
import { calendarDays, seasonCalendarPath } from "./season-calendar.rules";
import { mostInSeason } from "./season.rules";

export interface SeasonCalendarOptions {
  db: Database;
  publicUrl: () => string;
  clock: () => Date;
}

/** What is over for longer than that no calendar asks for. */
const daysBack = 366;

/**
 * GET /federacao/:key/campeonatos.ics: the published championships of an active federation and the ends of their enrolments, as
 * whole days, for everybody.
 */
export function seasonCalendarRouter({ db, publicUrl, clock }: SeasonCalendarOptions): Router {
  const router = Router();
  router.get(seasonCalendarPath(":federationId"), async (request, response) => {
    const key = String(request.params["federationId"]).toLowerCase();
    const now = clock();
    const federation = isUuid(key)
      ? await db.federation.findFirst({ where: { id: key, active: true }, select: { name: true } })
      : null;
    if (!federation)
      return void response
        .status(404)
        .set("Cache-Control", "no-store")
        .type("text/plain")
        .send("Não encontrado");
    const since = dayToDatabase(addDays(dayAt(now, brasiliaTime), -daysBack));
    const rows = await db.tournament.findMany({
      where: { federationId: key, startDate: { gte: since }, ...noDraft },
      orderBy: [{ startDate: "desc" }, { id: "desc" }], // of too many, those to come are not left out
      take: mostInSeason,
      select: {
        id: true,
        name: true,
        venue: true,
        startDate: true,
        endDate: true,
        registrationEndsOn: true,
      },
    });
    const days = calendarDays(
      rows.map((row) => ({
        ...row,
        startDate: dayFromDatabase(row.startDate),
        endDate: row.endDate && dayFromDatabase(row.endDate),
        registrationEndsOn: row.registrationEndsOn && dayFromDatabase(row.registrationEndsOn),
      })),
    );
    const calendar = ical({
      name: `Campeonatos: ${federation.name}`,
      prodId: { company: "Praia", product: "Campeonatos", language: "PT" },
      ttl: 60 * 60,
    });
    for (const { uid, title, location, firstDay, endsBefore, tournamentId } of days)
      calendar.createEvent({
        id: uid,
        stamp: now,
        allDay: true,
        start: dayToDatabase(firstDay),
        end: dayToDatabase(endsBefore),
        summary: title,
        location,
        url: `${publicUrl()}/torneio/${tournamentId}`,
      });
    const etag = createHash("sha256")
      .update(JSON.stringify([federation.name, days, publicUrl()]))
      .digest("base64url");
    response
      .set({
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="campeonatos.ics"',
        "Cache-Control": "public, max-age=60, must-revalidate",
        ETag: `"${etag}"`,
      })
      .send(calendar.toString());
  });
  return router;
}
