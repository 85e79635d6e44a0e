import { builder } from "../platform/graphql/builder";
import { whenKnown } from "../platform/when-known";
import { venueOf } from "../courts/court-venue.loader";
import { boardOf, type Board } from "../competition/board/tournament-board.loader";
import { MatchType } from "../competition/matches/match.type";
import { placeOf } from "./schedule-data.loader";
import { courtWords } from "../sport/scheduling/schedule-words.rules";

const several = new WeakMap<Board, boolean>();

/** Reckoned once for all matches of a board. */
function isPlayedAtSeveral(board: Board): boolean {
  const known = several.get(board);
  if (known !== undefined) return known;
  const places = new Set(board.matches.flatMap(({ court }) => (court ? placeOf(court) : [])));
  several.set(board, places.size > 1);
  return places.size > 1;
}

builder.prismaObjectField(MatchType, "courtLabel", (t) =>
  t.string({
    nullable: true,
    description:
      "Court label, as people find it, Quadra 2 (Arena Mar) where the tournament is played at several venues; null without a court (quadra).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), (board) => {
        const court = board.matchById.get(id)?.court;
        if (!court) return null;
        if (!isPlayedAtSeveral(board)) return courtWords(court.name, null);
        return whenKnown(venueOf(court, ctx), (venue) => courtWords(court.name, venue));
      }),
  }),
);
