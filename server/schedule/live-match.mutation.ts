import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { matchSuccess, MatchType } from "../competition/matches/match.type";
import { canWriteScore } from "../scoring/scoring.access";
import { canManageTournament } from "../tournaments/tournament.access";
import { canManageMatch } from "../competition/matches/match.access";
import { TournamentType } from "../tournaments/tournament.type";
import { callMatch, callNextMatch, startMatch, uncallMatch } from "./call-match.action";
import { ScheduleConflicts } from "./schedule.errors";

const CallMatchInput = builder.inputType("CallMatchInput", {
  description: "Input of `callMatch` (chamada de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    courtKey: t.field({ type: "UUID", description: "Its key; null for the one it is planned on (quadra)." }),
    acceptWarnings: t.boolean({
      required: true,
      description: "Whether to call it although an athlete rests or is absent (aceitar avisos).",
    }),
  }),
});

const CallNextMatchInput = builder.inputType("CallNextMatchInput", {
  description: "Input of `callNextMatch` (chamada do próximo jogo).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    expectedMatchId: t.globalID({
      for: MatchType,
      description:
        "The proposal that was on the screen, another one is refused; null for whichever it is (jogo).",
    }),
  }),
});

const onlyMatch = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    }),
  });
const UncallMatchInput = onlyMatch("UncallMatchInput", "Input of `uncallMatch` (fim da chamada de um jogo).");
const StartMatchInput = onlyMatch("StartMatchInput", "Input of `startMatch` (início de um jogo).");

const CallMatchSuccess = matchSuccess(
  "CallMatchSuccess",
  "Result of a successful `callMatch` (jogo chamado).",
);
const CallNextMatchSuccess = matchSuccess(
  "CallNextMatchSuccess",
  "Result of a successful `callNextMatch` (próximo jogo chamado).",
);
const UncallMatchSuccess = matchSuccess(
  "UncallMatchSuccess",
  "Result of a successful `uncallMatch` (chamada desfeita).",
);
const StartMatchSuccess = matchSuccess(
  "StartMatchSuccess",
  "Result of a successful `startMatch` (jogo iniciado).",
);

builder.mutationField("callMatch", (t) =>
  t.field({
    type: CallMatchSuccess,
    label: "Chamar jogo",
    description: "Calls the players of a match to a court.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: CallMatchInput, required: true, description: "Input (chamada)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, ScheduleConflicts],
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
    label: "Próxima quadra livre",
    description: "Calls the match that should go onto a court now.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: CallNextMatchInput, required: true, description: "Input (quadra)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, courtKey, expectedMatchId } }, ctx) => ({
      matchId: await callNextMatch(ctx, tournamentId.id, courtKey, expectedMatchId?.id ?? null),
      tournamentId: tournamentId.id,
    }),
  }),
);

builder.mutationField("uncallMatch", (t) =>
  t.field({
    type: UncallMatchSuccess,
    label: "Desfazer chamada",
    description: "Undoes the call of a match, which waits again.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: UncallMatchInput, required: true, description: "Input (jogo)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { matchId } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await uncallMatch(ctx, matchId.id),
    }),
  }),
);

builder.mutationField("startMatch", (t) =>
  t.field({
    type: StartMatchSuccess,
    label: "Iniciar jogo",
    description: "Starts a called match.",
    authScopes: may(canWriteScore, "matchId"),
    args: { input: t.arg({ type: StartMatchInput, required: true, description: "Input (jogo)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { matchId } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await startMatch(ctx, matchId.id),
    }),
  }),
);
