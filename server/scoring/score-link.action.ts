import { newToken } from "../identity/token.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayAt } from "../platform/time/time-zone.rules";
import type { Viewer } from "../platform/viewer";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { isToPlay } from "../sport/scores/match-outcome.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { scoreLinkUrl, scoreTokenHash } from "./score-link.rules";

/** A newly created link. The address is returned only this once; only its hash is stored. */
export interface IssuedScoreLink {
  matchId: string;
  url: string;
}

const mostAtOnce = 300;

/**
 * Creates a link with which any holder can score one match.
 * @throws RuleViolation for a match that is over.
 */
export function createScoreLink(
  ctx: ActionContext,
  viewer: Viewer,
  matchId: string,
): Promise<IssuedScoreLink> {
  return inTransaction(ctx.db, async (tx) => {
    const { status, tournamentId } = await tx.match.findUniqueOrThrow({ where: { id: matchId } });
    if (!isToPlay(status)) throw new RuleViolation("MATCH_OVER", "Este jogo já foi encerrado.");
    const { row, issued } = newLink(ctx, viewer, matchId);
    await tx.matchScoreLink.create({ data: row });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return issued;
  });
}

/**
 * Makes one link for each match that is still to be played, for a sheet of QR codes.
 * @param day YYYY-MM-DD at the arena, for the matches scheduled on it; null for all of them.
 * @throws RuleViolation when there is none, or more than 300.
 */
export function createScoreLinks(
  ctx: ActionContext,
  viewer: Viewer,
  tournamentId: string,
  day: string | null,
): Promise<IssuedScoreLink[]> {
  return inTransaction(ctx.db, async (tx) => {
    const { arena, matches } = await tx.tournament.findUniqueOrThrow({
      where: { id: tournamentId },
      select: {
        arena: { select: { timeZone: true } },
        matches: {
          where: { status: { in: ["SCHEDULED", "CALLED", "IN_PROGRESS"] } },
          select: { id: true, scheduledFor: true },
          orderBy: [
            { scheduledFor: { sort: "asc", nulls: "last" } },
            { number: "asc" },
            { round: "asc" },
            { order: "asc" },
          ],
        },
      },
    });
    const timeZone = timeZoneOfPlace(arena);
    const chosen = matches.filter(
      ({ scheduledFor }) => day === null || (scheduledFor !== null && dayAt(scheduledFor, timeZone) === day),
    );
    if (chosen.length === 0)
      throw new RuleViolation(
        "NO_MATCHES",
        day === null ? "Não há jogos a disputar." : "Não há jogos a disputar marcados para este dia.",
      );
    if (chosen.length > mostAtOnce)
      throw new RuleViolation("TOO_MANY_MATCHES", `No máximo ${mostAtOnce} jogos por vez. Escolha um dia.`);
    const links = chosen.map(({ id }) => newLink(ctx, viewer, id));
    await tx.matchScoreLink.createMany({ data: links.map(({ row }) => row) });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return links.map(({ issued }) => issued);
  });
}

/** From now on the link opens nothing. Revoking twice changes nothing. @returns the tournament's id. */
export function revokeScoreLink(ctx: ActionContext, linkId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { revokedAt, match } = await tx.matchScoreLink.findUniqueOrThrow({
      where: { id: linkId },
      include: { match: { select: { tournamentId: true } } },
    });
    if (revokedAt === null) {
      await tx.matchScoreLink.update({ where: { id: linkId }, data: { revokedAt: ctx.now } });
      await ctx.events.emit(tx, tournamentTopic(match.tournamentId));
    }
    return match.tournamentId;
  });
}

/**
 * Revokes all links of a tournament's matches, for example when a sheet of QR codes was lost.
 * @returns the number of links that were valid.
 */
export function revokeScoreLinks(ctx: ActionContext, tournamentId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.matchScoreLink.updateMany({
      where: { revokedAt: null, match: { tournamentId } },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return count;
  });
}

function newLink({ now, publicUrl }: ActionContext, { userId }: Viewer, matchId: string) {
  const token = newToken();
  return {
    row: { matchId, tokenHash: scoreTokenHash(token), createdById: userId, createdAt: now },
    issued: { matchId, url: scoreLinkUrl(publicUrl, token) },
  };
}
