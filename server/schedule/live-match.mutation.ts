import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { matchSuccess } from "../competition/matches/match-success.type";
import { MatchType } from "../competition/matches/match.type";
import { canWriteScore } from "../scoring/scoring.access";
import { canManageTournament } from "../tournaments/tournament.access";
import { canManageMatch } from "../competition/matches/match.access";
import { TournamentType } from "../tournaments/tournament.type";
import { callMatch, callNextMatch, startMatch, uncallMatch } from "./call-match.action";
import { ScheduleConflicts } from "./schedule.errors";

const CallMatchInput = builder.inputType("CallMatchInput", {
  description: "Chamada de um jogo.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    courtKey: t.field({ type: "UUID", description: "Quadra: its key; null for the one it is planned on." }),
    acceptWarnings: t.boolean({
      required: true,
      description: "Aceitar avisos: whether to call it although an athlete rests or is absent.",
    }),
  }),
});

const CallNextMatchInput = builder.inputType("CallNextMatchInput", {
  description: "Chamada do próximo jogo.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    expectedMatchId: t.globalID({
      for: MatchType,
      description:
        "Jogo: the proposal that was on the screen, another one is refused; null for whichever it is.",
    }),
  }),
});

const onlyMatch = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    }),
  });
const UncallMatchInput = onlyMatch("UncallMatchInput", "Fim da chamada de um jogo.");
const StartMatchInput = onlyMatch("StartMatchInput", "Início de um jogo.");

const CallMatchSuccess = matchSuccess("CallMatchSuccess", "Jogo chamado.");
const CallNextMatchSuccess = matchSuccess("CallNextMatchSuccess", "Próximo jogo chamado.");
const UncallMatchSuccess = matchSuccess("UncallMatchSuccess", "Chamada desfeita.");
const StartMatchSuccess = matchSuccess("StartMatchSuccess", "Jogo iniciado.");

builder.mutationField("callMatch", (t) =>
  t.field({
    type: CallMatchSuccess,
    description: "Chamar jogo: its players are asked to a court.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: CallMatchInput, required: true, description: "Chamada." }) },
    errors: {
      types: [InvalidInput, RuleViolation, ScheduleConflicts],
      union: { name: "CallMatchResult" },
    },
    resolve: async (_root, { input: { matchId, courtKey, acceptWarnings } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await callMatch(ctx, matchId.id, { courtKey: courtKey ?? null, acceptWarnings }),
    }),
  }),
);

builder.mutationField("callNextMatch", (t) =>
  t.field({
    type: CallNextMatchSuccess,
    description: "Próxima quadra livre: calls the match that should go onto a court now.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: CallNextMatchInput, required: true, description: "Quadra." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CallNextMatchResult" } },
    resolve: async (_root, { input: { tournamentId, courtKey, expectedMatchId } }, ctx) => ({
      matchId: await callNextMatch(ctx, tournamentId.id, courtKey, expectedMatchId?.id ?? null),
      tournamentId: tournamentId.id,
    }),
  }),
);

builder.mutationField("uncallMatch", (t) =>
  t.field({
    type: UncallMatchSuccess,
    description: "Desfazer chamada: the match waits again.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: UncallMatchInput, required: true, description: "Jogo." }) },
    errors: { types: [RuleViolation], union: { name: "UncallMatchResult" } },
    resolve: async (_root, { input: { matchId } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await uncallMatch(ctx, matchId.id),
    }),
  }),
);

builder.mutationField("startMatch", (t) =>
  t.field({
    type: StartMatchSuccess,
    description: "Iniciar jogo: starts a called match.",
    authScopes: may(canWriteScore, "matchId"),
    args: { input: t.arg({ type: StartMatchInput, required: true, description: "Jogo." }) },
    errors: { types: [RuleViolation], union: { name: "StartMatchResult" } },
    resolve: async (_root, { input: { matchId } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await startMatch(ctx, matchId.id),
    }),
  }),
);
