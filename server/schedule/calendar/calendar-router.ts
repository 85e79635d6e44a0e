import { Router, type Response } from "express";
import type { Database } from "../../platform/database";
import { isUuid } from "../../platform/uuid.rules";
import { calendarFile, type CalendarFile } from "./calendar-file";
import { eventsOfFeed } from "./own-calendar.loader";
import { publicMatchesOf } from "./match-calendar.loader";

export interface CalendarOptions {
  db: Database;
  publicUrl: () => string;
  clock: () => Date;
}

/**
 * GET /torneio/:id/jogos.ics?atleta=<key>: an athlete's matches in a public tournament.
 * GET /calendario/<secret>.ics: the matches, classes and rentals of the owner of the secret link.
 */
export function calendarRouter({ db, publicUrl, clock }: CalendarOptions): Router {
  const router = Router();
  router.get("/torneio/:tournamentId/jogos.ics", async (request, response) => {
    const tournamentId = request.params.tournamentId.toLowerCase();
    const { atleta } = request.query;
    const athleteId = typeof atleta === "string" ? atleta.toLowerCase() : "";
    const now = clock();
    const own =
      isUuid(tournamentId) && isUuid(athleteId)
        ? await publicMatchesOf(db, tournamentId, athleteId, now)
        : null;
    if (!own) return notFound(response);
    const name = own.events.length > 0 ? `Meus jogos: ${own.tournamentName}` : "Meus jogos";
    send(response, "jogos", calendarFile(name, own.events, publicUrl(), now), "public");
  });
  router.get("/calendario/:file", async (request, response) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const now = clock();
    const events = token === undefined ? null : await eventsOfFeed(db, token, now);
    if (!events) return notFound(response);
    send(response, "agenda", calendarFile("Minha agenda", events, publicUrl(), now), "private");
  });
  return router;
}

const notFound = (response: Response): void =>
  void response.status(404).set("Cache-Control", "no-store").type("text/plain").send("Não encontrado");

/** Express answers 304 by itself when the client already has this version. */
function send(
  response: Response,
  name: string,
  { text, etag }: CalendarFile,
  sharing: "public" | "private",
): void {
  response
    .set({
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${name}.ics"`,
      "Cache-Control": `${sharing}, max-age=60, must-revalidate`,
      ETag: etag,
    })
    .send(text);
}
