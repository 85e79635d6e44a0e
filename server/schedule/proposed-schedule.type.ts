import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { CourtType } from "../courts/court.type";
import { MatchType } from "../competition/matches/match.type";
import { scheduleOf, toInstant } from "./schedule-data.loader";
import type { Placement } from "../sport/scheduling/schedule-plan.rules";
import type { ProposedSchedule } from "./schedule-tournament.action";
import { tournamentNow } from "../tournaments/tournament-success.type";
import { mostMatches } from "../sport/event-size.rules";

interface Proposed extends Placement {
  tournamentId: string;
}
interface Left {
  tournamentId: string;
  matchId: string;
  reason: string;
}

const ProposedPlaceType = builder.objectRef<Proposed>("ProposedPlace").implement({
  description: "Proposed place (lugar proposto para um jogo).",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    court: t.field({
      type: CourtType,
      description: "Court (quadra).",
      resolve: async ({ tournamentId, courtId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).courts.find(({ id }) => id === courtId) ??
        missing(courtId),
    }),
    startsAt: t.field({
      type: "DateTime",
      description: "Starts at, UTC (início).",
      resolve: ({ startsAt }) => toInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "Ends at, UTC (fim).",
      resolve: ({ endsAt }) => toInstant(endsAt),
    }),
  }),
});

const UnplacedMatchType = builder.objectRef<Left>("UnplacedMatch").implement({
  description: "Unplaced match (jogo sem lugar).",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
  }),
});

/** Enough to see what is wrong; each match also lists its own. */
const mostConflicts = 100;

const KeptConflictType = builder.objectRef<Left>("KeptConflict").implement({
  description: "A problem of a match that keeps its place in a new schedule (conflito que continua).",
  authScopes: { signedIn: true }, // part of an answer that only managers of the tournament get
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
  }),
});

function missing(id: string): never {
  throw new Error(`there is no ${id} any more`);
}

export const ScheduleTournamentSuccess = builder
  .objectRef<ProposedSchedule & { tournamentId: string }>("ScheduleTournamentSuccess")
  .implement({
    description: "Result of a successful `scheduleTournament` (programação feita, ou sua prévia).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      placed: t.field({
        type: [ProposedPlaceType],
        extensions: atMost(mostMatches, 64),
        description: "Placed, by start (jogos programados).",
        resolve: ({ placed, tournamentId }) => placed.map((place) => ({ ...place, tournamentId })),
      }),
      unplaced: t.field({
        type: [UnplacedMatchType],
        extensions: atMost(mostMatches, 16),
        description: "Unplaced (jogos sem lugar, e por quê).",
        resolve: ({ unplaced, tournamentId }) => unplaced.map((left) => ({ ...left, tournamentId })),
      }),
      conflicts: t.field({
        type: [KeptConflictType],
        extensions: atMost(mostConflicts, 4),
        description:
          "What is wrong with matches that keep their place; newly placed ones have no conflicts (conflitos que continuam).",
        resolve: ({ conflicts, tournamentId }) =>
          conflicts.slice(0, mostConflicts).map((conflict) => ({ ...conflict, tournamentId })),
      }),
      from: t.expose("from", { type: "DateTime", description: "Send it back to apply, UTC (a partir de)." }),
      revision: t.exposeInt("revision", {
        description: "Send it back as expectedRevision to apply (revisão).",
      }),
      tournament: tournamentNow(t),
    }),
  });
