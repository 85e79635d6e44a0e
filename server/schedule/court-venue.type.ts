import { valueBy } from "../platform/loaders";
import type { ActionContext } from "../platform/context";
import { builder } from "../platform/graphql/builder";
import { boardOf } from "../competition/board/tournament-board.loader";
import { CourtType, MatchType } from "../competition/matches/match.type";
import { placeOf } from "./schedule-data.loader";
import { courtWords } from "../sport/scheduling/schedule-words.rules";

const arenaNames = valueBy(
  async ({ db }, ids) => {
    const arenas = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(arenas.map(({ id, name }) => [id, name]));
  },
  () => "",
);

const venueOf = ({ arenaId, venue }: { arenaId: string; venue: string | null }, ctx: ActionContext) =>
  venue ?? arenaNames(ctx).load(arenaId);

builder.objectFields(CourtType, (t) => ({
  key: t.field({
    type: "UUID",
    description: "Chave: names the court in what one sends about it.",
    resolve: ({ id }) => id,
  }),
  isElsewhere: t.boolean({
    description: "De fora: whether it lies at another venue, for a single tournament.",
    resolve: ({ venue }) => venue !== null,
  }),
  venue: t.string({
    description: "Local: where it lies, by the name of its arena or of a venue elsewhere.",
    resolve: (court, _args, ctx) => venueOf(court, ctx),
  }),
}));

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
