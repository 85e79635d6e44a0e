import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { matchSuccess } from "../competition/matches/match-success.type";
import { MatchType } from "../competition/matches/match.type";
import { canManageMatch } from "../competition/matches/match.access";
import { moveMatch, pinMatch } from "./match-place.action";
import { ScheduleConflicts } from "./schedule.errors";

const MoveMatchInput = builder.inputType("MoveMatchInput", {
  description: "Input of `moveMatch` (novo lugar de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    courtKey: t.field({
      type: "UUID",
      description: "Its key; null, with startsAt null, removes the match from the schedule (quadra).",
    }),
    startsAt: t.field({ type: "DateTime", description: "Starts at, UTC (início)." }),
    expectedRevision: t.int({
      required: true,
      description: "The match's that was on the screen; another one is refused (revisão).",
    }),
    acceptWarnings: t.boolean({
      required: true,
      description: "Whether to accept conflicts that are not impossible (aceitar avisos).",
    }),
  }),
});

const PinMatchInput = builder.inputType("PinMatchInput", {
  description: "Input of `pinMatch` (fixar ou soltar o horário de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    pinned: t.boolean({ required: true, description: "Pinned; false lets it go (fixado)." }),
  }),
});

const MoveMatchSuccess = matchSuccess(
  "MoveMatchSuccess",
  "Result of a successful `moveMatch` (jogo movido).",
);
const PinMatchSuccess = matchSuccess(
  "PinMatchSuccess",
  "Result of a successful `pinMatch` (horário fixado ou solto).",
);

builder.mutationField("moveMatch", (t) =>
  t.field({
    type: MoveMatchSuccess,
    label: "Mover jogo",
    description: "Moves a match to another court and time, or out of the schedule.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: MoveMatchInput, required: true, description: "Input (novo lugar)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, ScheduleConflicts],
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
    label: "Fixar horário",
    description: "Keeps the court and time of a match when the others are rescheduled.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: PinMatchInput, required: true, description: "Input (jogo)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { matchId, pinned } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await pinMatch(ctx, matchId.id, pinned),
    }),
  }),
);
