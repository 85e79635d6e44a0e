import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { canSetVenue } from "./venue.access";
import { setVenue } from "./set-venue.action";

const SetTournamentVenueInput = builder.inputType("SetTournamentVenueInput", {
  description: "Local de fora: a place with courts besides the arena's.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    name: t.string({
      required: true,
      description: "Nome: 3 to 60 characters; names the venue from then on.",
    }),
    courtCount: t.int({
      required: true,
      description: "Quantidade de quadras: 0 to 20; 0 takes the venue away.",
    }),
  }),
});

const SetTournamentVenueSuccess = tournamentSuccess("SetTournamentVenueSuccess", "Local salvo.");

builder.mutationField("setTournamentVenue", (t) =>
  t.field({
    type: SetTournamentVenueSuccess,
    description: "Definir local de fora: so many courts at another venue, for this tournament only.",
    authScopes: may(canSetVenue, "tournamentId"),
    args: { input: t.arg({ type: SetTournamentVenueInput, required: true, description: "Local." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "SetTournamentVenueResult" } },
    resolve: async (_root, { input: { tournamentId, ...venue } }, ctx) => {
      await setVenue(ctx, tournamentId.id, venue);
      return { tournamentId: tournamentId.id };
    },
  }),
);
