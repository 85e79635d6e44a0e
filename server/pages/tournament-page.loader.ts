import type { Tournament } from "../../prisma/generated/client/client";
import { boardOf } from "../competition/board/tournament-board.loader";
import { matchCountsOf } from "../competition/matches/match.loader";
import { placedCountOf } from "../enrolments/places.loader";
import { enrolmentsOf } from "../enrolments/enrolment.loader";
import type { ActionContext } from "../platform/context";
import { visibleRankings } from "../rankings/ranking.access";
import { hasPlace } from "../tournaments/tournament-and-enrolment-status.rules";
import { eventOf, type TournamentEvent } from "../tournaments/event.loader";
import { managesTournament, visibleTournaments } from "../tournaments/tournament.access";

/** A tournament with its related rows. */
export type TournamentOfPage = Tournament & Pick<TournamentEvent, "arena" | "federation" | "categories">;

/**
 * Loads everything that the pages of a tournament show: the row, with its access check, and then the event, the entries
 * and the matches in parallel. Four statements in all; the results prime the loaders, so fields do not read them again.
 * @param withMatches false for pages without entries and matches: then two statements.
 * @returns null also for a tournament that does not exist.
 */
export async function loadTournamentPage(
  ctx: ActionContext,
  id: string,
  withMatches: boolean,
): Promise<TournamentOfPage | null> {
  const tournament = await visibleTournaments(ctx).load(id);
  if (tournament === null) return null;
  const [{ arena, federation, categories, rankings }] = await Promise.all([
    eventOf(ctx).load(id),
    withMatches ? tellCounts(ctx, id) : null,
  ]);
  // Who runs it may see every running ranking of its organiser.
  if (managesTournament(tournament, ctx.viewer))
    for (const ranking of rankings) visibleRankings(ctx).tell(ranking.id, ranking);
  return { ...tournament, arena, federation, categories };
}

async function tellCounts(ctx: ActionContext, id: string): Promise<void> {
  const [{ enrolments }, { matches }] = await Promise.all([
    enrolmentsOf(ctx).load(id),
    boardOf(ctx).load(id),
  ]);
  const placed = enrolments.filter(({ status, awaitsConsent }) => hasPlace(status) && !awaitsConsent);
  placedCountOf(ctx).tell(id, placed.length);
  const played = matches.filter(({ status }) => status === "PLAYED");
  matchCountsOf(ctx).tell(id, { all: matches.length, played: played.length });
}
