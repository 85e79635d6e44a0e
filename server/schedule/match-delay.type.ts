import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { MatchType } from "../competition/matches/match.type";
import { canSeeTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { delaysOf, type MatchDelay } from "./match-delays.loader";
import { mostMatches } from "../sport/event-size.rules";

const MatchDelayType = builder.objectRef<MatchDelay>("MatchDelay").implement({
  description: "A match that waits for its time and will probably begin later than planned (atraso).",
  authScopes: ({ match }, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    match: t.field({ type: MatchType, description: "Match (jogo).", resolve: ({ match }) => match }),
    estimatedAt: t.expose("estimatedAt", {
      type: "DateTime",
      description: "Estimated at, after the delays so far, UTC (início estimado).",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "delays", (t) =>
  t.field({
    type: [MatchDelayType],
    extensions: atMost(mostMatches, 32),
    description:
      "Delays, of matches planned for the next 12 hours or before, by estimated start; empty while all keep to the plan (atrasos).",
    select: { matchMinutes: true, minRestMinutes: true, finalAfterThirdPlace: true, setFormat: true },
    resolve: (tournament, _args, ctx) => delaysOf(tournament, ctx),
  }),
);
