import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { deleteTournament, duplicateTournament, publishTournament } from "./tournament-life.action";
import { canManageTournament } from "./tournament.access";
import { tournamentSuccess } from "./tournament-success.type";
import { TournamentType } from "./tournament.type";

const tournament = { required: true, for: TournamentType, description: "Tournament (torneio)." } as const;

const PublishTournamentInput = builder.inputType("PublishTournamentInput", {
  description: "Input of `publishTournament` (rascunho a publicar).",
  fields: (t) => ({ tournamentId: t.globalID(tournament) }),
});

const DuplicateTournamentInput = builder.inputType("DuplicateTournamentInput", {
  description: "Input of `duplicateTournament` (torneio a duplicar).",
  fields: (t) => ({
    tournamentId: t.globalID(tournament),
    startDate: t.field({
      type: "Date",
      required: true,
      description: "Start date, of the copy, not in the past; its other days move along (data de início).",
    }),
  }),
});

const DeleteTournamentInput = builder.inputType("DeleteTournamentInput", {
  description: "Input of `deleteTournament` (torneio a excluir).",
  fields: (t) => ({ tournamentId: t.globalID(tournament) }),
});

const DeleteTournamentSuccess = builder
  .objectRef<{ tournamentId: string }>("DeleteTournamentSuccess")
  .implement({
    description: "Result of a successful `deleteTournament` (torneio excluído).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      deletedTournamentId: t.globalID({
        description: "Deleted tournament, of the tournament that is no more.",
        resolve: ({ tournamentId }) => ({ type: "Tournament", id: tournamentId }),
      }),
    }),
  });

builder.mutationField("publishTournament", (t) =>
  t.field({
    type: tournamentSuccess(
      "PublishTournamentSuccess",
      "Result of a successful `publishTournament` (torneio publicado).",
    ),
    label: "Publicar torneio",
    description: "Makes a draft visible to everyone it is open to. Idempotent.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: PublishTournamentInput, required: true, description: "Input (rascunho)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await publishTournament(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("duplicateTournament", (t) =>
  t.field({
    type: tournamentSuccess("DuplicateTournamentSuccess", "The copy is a draft (torneio duplicado)."),
    label: "Duplicar torneio",
    description:
      "Copies a tournament's settings, categories and rules to another day, without enrolments and draws.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: DuplicateTournamentInput, required: true, description: "Input (torneio)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...copy } }, ctx) => ({
      tournamentId: await duplicateTournament(ctx, tournamentId.id, copy),
    }),
  }),
);

builder.mutationField("deleteTournament", (t) =>
  t.field({
    type: DeleteTournamentSuccess,
    label: "Excluir torneio",
    description: "Deletes a tournament without active enrolments that never had a charge.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: DeleteTournamentInput, required: true, description: "Input (torneio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await deleteTournament(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);
