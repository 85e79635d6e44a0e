import { builder } from "../../platform/graphql/builder";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { MatchChangesType, type MatchChanges } from "./match-changes.type";
import { matchRevisions, type Revisions } from "./match-revisions.loader";

builder.subscriptionField("matchesChanged", (t) =>
  t.field({
    type: MatchChangesType,
    description:
      "At once the revision that stands, then only what changed since the message before; several changes may come as one, at most twice a second (jogos mudaram). Without changes once a minute while a match is on a court or late, because delays grow with the clock.",
    args: {
      tournamentId: t.arg.globalID({
        required: true,
        for: TournamentType,
        description: "Tournament (torneio).",
      }),
    },
    authScopes: (_root, { tournamentId }, ctx) => canSeeTournament(tournamentId.id, ctx),
    subscribe: (_root, { tournamentId }, ctx) => matchRevisions(ctx, tournamentId.id),
    resolve: (revisions, { tournamentId }): MatchChanges => ({
      tournamentId: tournamentId.id,
      ...(revisions as Revisions),
    }),
  }),
);
