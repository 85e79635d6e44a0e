import { Router, type Response } from "express";
import type { Database } from "../../platform/database";
import { isUuid } from "../../platform/uuid.rules";
import { calendarFile, type CalendarFile } from "./calendar-file";
import { matchesOfFeed, publicMatchesOf } from "./match-calendar.loader";

export interface CalendarOptions {
  db: Database;
  publicUrl: () => string;
  clock: () => Date;
}

/**
 * GET /torneio/:id/jogos.ics?atleta=<key>: an athlete's matches in a tournament that is open to everybody.
 * GET /calendario/<secret>.ics: all the matches of whoever the secret link was given to.
 */
export function calendarRouter({ db, publicUrl, clock }: CalendarOptions): Router {
  const router = Router();
  router.get("/torneio/:tournamentId/jogos.ics", async (request, response) => {
    const tournamentId = request.params.tournamentId.toLowerCase();
    const { atleta } = request.query;
    const athleteId = typeof atleta === "string" ? atleta.toLowerCase() : "";
    const now = clock();
    const entries =
      isUuid(tournamentId) && isUuid(athleteId)
        ? await publicMatchesOf(db, tournamentId, athleteId, now)
        : null;
    if (!entries) return notFound(response);
    const name = entries[0] ? `Meus jogos: ${entries[0].tournamentName}` : "Meus jogos";
    send(response, calendarFile(name, entries, publicUrl(), now), "public");
  });
  router.get("/calendario/:file", async (request, response) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const now = clock();
    const entries = token === undefined ? null : await matchesOfFeed(db, token, now);
    if (!entries) return notFound(response);
    send(response, calendarFile("Meus jogos", entries, publicUrl(), now), "private");
  });
  return router;
}

const notFound = (response: Response): void =>
  void response.status(404).set("Cache-Control", "no-store").type("text/plain").send("Não encontrado");

/** Express answers 304 by itself to who has the same already. */
function send(response: Response, { text, etag }: CalendarFile, sharing: "public" | "private"): void {
  response
    .set({
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="jogos.ics"',
      "Cache-Control": `${sharing}, max-age=60, must-revalidate`,
      ETag: etag,
    })
    .send(text);
}
