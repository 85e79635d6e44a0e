import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { matchSuccess } from "../competition/matches/match-success.type";
import { MatchType } from "../competition/matches/match.type";
import { canManageMatch } from "../competition/matches/match.access";
import { moveMatch } from "./move-match.action";
import { pinMatch } from "./pin-match.action";
import { ScheduleConflicts } from "./schedule.errors";

const MoveMatchInput = builder.inputType("MoveMatchInput", {
  description: "Novo lugar de um jogo.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    courtKey: t.field({
      type: "UUID",
      description: "Quadra: its key; null, with startsAt null, removes the match from the schedule.",
    }),
    startsAt: t.field({ type: "DateTime", description: "Início: UTC." }),
    expectedRevision: t.int({
      required: true,
      description: "Revisão: the match's that was on the screen; another one is refused.",
    }),
    acceptWarnings: t.boolean({
      required: true,
      description: "Aceitar avisos: whether to accept conflicts that are not impossible.",
    }),
  }),
});

const PinMatchInput = builder.inputType("PinMatchInput", {
  description: "Fixar ou soltar o horário de um jogo.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    pinned: t.boolean({ required: true, description: "Fixado: false lets it go." }),
  }),
});

const MoveMatchSuccess = matchSuccess("MoveMatchSuccess", "Jogo movido.");
const PinMatchSuccess = matchSuccess("PinMatchSuccess", "Horário fixado ou solto.");

builder.mutationField("moveMatch", (t) =>
  t.field({
    type: MoveMatchSuccess,
    description: "Mover jogo: to another court and time, or out of the schedule.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: MoveMatchInput, required: true, description: "Novo lugar." }) },
    errors: {
      types: [InvalidInput, RuleViolation, ScheduleConflicts],
      union: { name: "MoveMatchResult" },
    },
    resolve: async (_root, { input: { matchId, courtKey, startsAt, ...move } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await moveMatch(ctx, matchId.id, {
        ...move,
        courtKey: courtKey ?? null,
        startsAt: startsAt ?? null,
      }),
    }),
  }),
);

builder.mutationField("pinMatch", (t) =>
  t.field({
    type: PinMatchSuccess,
    description: "Fixar horário: the match keeps its court and time when the others are rescheduled.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: PinMatchInput, required: true, description: "Jogo." }) },
    errors: { types: [RuleViolation], union: { name: "PinMatchResult" } },
    resolve: async (_root, { input: { matchId, pinned } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await pinMatch(ctx, matchId.id, pinned),
    }),
  }),
);
