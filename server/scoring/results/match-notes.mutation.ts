import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { isInsideTournament } from "../../tournaments/tournament.access";
import { eitherHolds } from "../../platform/when-known";
import { refereedTournaments } from "../referee.access";
import { canWriteScore } from "../scoring.access";
import { matchNow } from "../../competition/matches/match-success.type";
import { MatchType } from "../../competition/matches/match.type";
import { updateMatchNotes } from "../../competition/matches/record-match-result.action";

const UpdateMatchNotesInput = builder.inputType("UpdateMatchNotesInput", {
  description: "Input of `updateMatchNotes` (observações de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    notes: t.string({
      description: "Notes, at most 1000 characters; null or blank takes them away (observações).",
    }),
  }),
});

const UpdateMatchNotesSuccess = builder.objectRef<{ matchId: string }>("UpdateMatchNotesSuccess").implement({
  description: "Result of a successful `updateMatchNotes` (observações salvas).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    match: matchNow(t),
  }),
});

builder.mutationField("updateMatchNotes", (t) =>
  t.field({
    type: UpdateMatchNotesSuccess,
    label: "Salvar observações",
    description: "Saves the notes of a match, without touching its result.",
    authScopes: may(canWriteScore, "matchId"),
    args: {
      input: t.arg({ type: UpdateMatchNotesInput, required: true, description: "Input (observações)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { matchId, notes } }, ctx) => {
      await updateMatchNotes(ctx, matchId.id, { notes: notes ?? null });
      return { matchId: matchId.id };
    },
  }),
);

builder.prismaObjectField(MatchType, "notes", (t) =>
  t.exposeString("notes", {
    nullable: true,
    authScopes: ({ tournamentId }, _args, ctx) =>
      eitherHolds(isInsideTournament(tournamentId, ctx), async () =>
        (await refereedTournaments(ctx)).has(tournamentId),
      ),
    unauthorizedResolver: () => null,
    description: "Notes; null without any, and to the public (observações).",
  }),
);
