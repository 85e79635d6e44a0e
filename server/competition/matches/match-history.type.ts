import { allOf } from "../../platform/when-known";
import { AthleteType } from "../../athletes/athlete.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { canManageTournament } from "../../tournaments/tournament.access";
import { MatchOutcomeType } from "../../tournaments/tournament-enums.type";
import { historyOf, type HistoryEntry } from "./match-history.loader";
import { MatchType } from "./match.type";

const MatchResultRecordType = builder.objectRef<HistoryEntry>("MatchResultRecord").implement({
  description: "Histórico do resultado: a result the match once had, or that it lost one.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Versão: of the match, which this made." }),
    outcome: t.expose("outcome", {
      type: MatchOutcomeType,
      nullable: true,
      description: "Desfecho: null when the previous result was voided.",
    }),
    winnerSide: t.exposeInt("winnerSide", {
      nullable: true,
      description: "Lado vencedor: 1 or 2; null without one.",
    }),
    score: t.exposeString("score", { description: "Placar: 6x4 3x6 10x8; empty without sets." }),
    side1: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Lado 1: the athletes on it at that time.",
      resolve: ({ side1 }, _args, ctx) => allOf(idsIn(side1).map((id) => athletesOf(ctx).load(id))),
    }),
    side2: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Lado 2: the athletes on it at that time.",
      resolve: ({ side2 }, _args, ctx) => allOf(idsIn(side2).map((id) => athletesOf(ctx).load(id))),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo: null when no reason was given.",
    }),
    recordedBy: t.exposeString("recordedBy", {
      nullable: true,
      description:
        "Registrado por: a name; null when recorded by the match's link, or by a user who was deleted.",
    }),
    recordedAt: t.expose("recordedAt", { type: "DateTime", description: "Registrado em: UTC." }),
  }),
});

const idsIn = (text: string): string[] => (text === "" ? [] : text.split(","));

builder.prismaObjectField(MatchType, "history", (t) =>
  t.field({
    type: [MatchResultRecordType],
    extensions: atMost(1000, 5),
    description: "Histórico: the latest first; empty for viewers who do not manage the tournament.",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => [],
    resolve: ({ id }, _args, ctx) => historyOf(ctx).load(id),
  }),
);
