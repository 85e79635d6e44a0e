import type { Tournament } from "../../prisma/generated/client/client";
import { boardOf } from "../competition/board/tournament-board.loader";
import { matchCountsOf } from "../competition/matches/match-counts.loader";
import { placedCountOf } from "../enrolments/placed-count.loader";
import { enrolmentsOf } from "../enrolments/tournament-enrolments.loader";
import type { ActionContext } from "../platform/context";
import { visibleRankings } from "../rankings/ranking.access";
import { hasPlace } from "../tournaments/enrolment-status.rules";
import { eventOf, type TournamentEvent } from "../tournaments/event.loader";
import { managesTournament, visibleTournaments } from "../tournaments/tournament.access";

/** A tournament with what hangs on its row. */
export type TournamentOfPage = Tournament & Pick<TournamentEvent, "arena" | "federation" | "categories">;

/**
 * What the pages of a tournament show, for who may see it: its row, by the one rule of access, then its event, who is
 * entered and the matches, side by side. Four statements, however many of them; what they tell nobody reads again.
 * @param withMatches false for what shows neither entries nor matches: then two.
 * @returns null as well for one that does not exist.
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
