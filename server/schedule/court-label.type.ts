import { builder } from "../platform/graphql/builder";
import { venueOf } from "../courts/court-venue.loader";
import { boardOf } from "../competition/board/tournament-board.loader";
import { MatchType } from "../competition/matches/match.type";
import { placeOf } from "./schedule-data.loader";
import { courtWords } from "../sport/scheduling/schedule-words.rules";

builder.prismaObjectField(MatchType, "courtLabel", (t) =>
  t.string({
    nullable: true,
    description:
      "Quadra: as people find it, Quadra 2 (Arena Mar) where the tournament is played at several venues; null without a court.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const { matches, matchById } = await boardOf(ctx).load(tournamentId);
      const court = matchById.get(id)?.court;
      if (!court) return null;
      const places = new Set(matches.flatMap((match) => (match.court ? placeOf(match.court) : [])));
      return courtWords(court.name, places.size > 1 ? await venueOf(court, ctx) : null);
    },
  }),
);
