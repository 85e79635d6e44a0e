import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { setVenue } from "./set-venue.action";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { canManageTournament } from "../tournaments/tournament.access";

/** Where a tournament is played besides its arena; a championship has its federation's arenas. */
const canSetVenue = accessRule("TOURNAMENT", arenaManagers, (id: string, ctx: ActionContext) =>
  canManageTournament(id, ctx),
);

const SetTournamentVenueInput = builder.inputType("SetTournamentVenueInput", {
  description: "A place with courts besides the arena's (local de fora).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    name: t.string({
      required: true,
      description: "Name, 3 to 60 characters; names the venue from then on (nome).",
    }),
    courtCount: t.int({
      required: true,
      description: "Court count, 0 to 20; 0 takes the venue away (quantidade de quadras).",
    }),
  }),
});

const SetTournamentVenueSuccess = tournamentSuccess(
  "SetTournamentVenueSuccess",
  "Result of a successful `setTournamentVenue` (local salvo).",
);

builder.mutationField("setTournamentVenue", (t) =>
  t.field({
    type: SetTournamentVenueSuccess,
    label: "Definir local de fora",
    description: "Sets the courts of another venue, for this tournament only.",
    authScopes: may(canSetVenue, "tournamentId"),
    args: { input: t.arg({ type: SetTournamentVenueInput, required: true, description: "Input (local)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...venue } }, ctx) => {
      await setVenue(ctx, tournamentId.id, venue);
      return { tournamentId: tournamentId.id };
    },
  }),
);
