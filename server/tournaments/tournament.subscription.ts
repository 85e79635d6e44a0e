import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { canSeeTournament } from "./tournament.access";
import { tournamentTopic } from "./tournament-topic.rules";
import { TournamentType } from "./tournament.type";

builder.subscriptionField("tournamentChanged", (t) =>
  t.prismaField({
    type: TournamentType,
    description:
      "Sends the tournament at once, then again after every change to it, on any server; several changes may be merged into one event (torneio mudou).",
    args: {
      tournamentId: t.arg.globalID({
        required: true,
        for: TournamentType,
        description: "Tournament (torneio).",
      }),
    },
    authScopes: (_root, { tournamentId }, ctx) => canSeeTournament(tournamentId.id, ctx),
    subscribe: (_root, { tournamentId }, ctx) => ctx.events.on(tournamentTopic(tournamentId.id)),
    resolve: async (query, _event, { tournamentId }, ctx) => {
      const found = await ctx.db.tournament.findUnique({ ...query, where: { id: tournamentId.id } });
      // Deleted while it was followed.
      if (!found) throw forbidden();
      return found;
    },
  }),
);
