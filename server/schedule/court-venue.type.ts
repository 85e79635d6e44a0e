import { valueBy } from "../platform/loaders";
import type { ActionContext } from "../platform/context";
import { builder } from "../platform/graphql/builder";
import { whenKnown } from "../platform/when-known";
import { boardOf, type Board } from "../competition/board/tournament-board.loader";
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

const several = new WeakMap<Board, boolean>();

/** Reckoned once for all matches of a board. */
function isPlayedAtSeveral(board: Board): boolean {
  const known = several.get(board);
  if (known !== undefined) return known;
  const places = new Set(board.matches.flatMap(({ court }) => (court ? placeOf(court) : [])));
  several.set(board, places.size > 1);
  return places.size > 1;
}

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
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), (board) => {
        const court = board.matchById.get(id)?.court;
        if (!court) return null;
        if (!isPlayedAtSeveral(board)) return courtWords(court.name, null);
        return whenKnown(venueOf(court, ctx), (venue) => courtWords(court.name, venue));
      }),
  }),
);
