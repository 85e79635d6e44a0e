import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { roundsReached } from "../sport/draws/round-reached.rules";
import {
  rankingChangeLabel,
  rankingScopeLabel,
  rankingScopes,
  rankingWindowLabel,
  roundReachedLabel,
  unaffiliatedLabel,
} from "../sport/ranking/ranking-labels.rules";
import { rankingTierNames, rankingTiers } from "../sport/ranking/ranking-points.rules";
import { rankingWindows, unaffiliatedRules } from "../sport/ranking/ranking-totals.rules";
import { rankingChanges } from "../sport/ranking/ranking-versions.rules";
import { eventGenderLabel, eventGenders } from "../sport/event-gender.rules";

export const RankingScopeType = builder.enumType("RankingScope", {
  description: "Abrangência do ranking.",
  values: labelled(rankingScopes, (scope) => rankingScopeLabel[scope]),
});

export const RankingWindowType = builder.enumType("RankingWindow", {
  description: "Janela do ranking: which results count.",
  values: labelled(rankingWindows, (window) => rankingWindowLabel[window]),
});

export const RankingUnaffiliatedType = builder.enumType("RankingUnaffiliated", {
  description: "Sem filiação: what points earned without it are worth.",
  values: labelled(unaffiliatedRules, (rule) => unaffiliatedLabel[rule]),
});

export const RankingChangeType = builder.enumType("RankingChange", {
  description: "Mudança de posição: against the month published before.",
  values: labelled(rankingChanges, (change) => rankingChangeLabel[change]),
});

export const RankingTierType = builder.enumType("RankingTier", {
  description: "Faixa de pontos: what the champion earns.",
  values: labelled(rankingTierNames, (tier) => `${rankingTiers[tier]} pontos`),
});

export const RoundReachedType = builder.enumType("RoundReached", {
  description: "Linha da tabela de pontos: the round that an athlete reached.",
  values: labelled(roundsReached, (round) => roundReachedLabel[round]),
});

export const EventGenderType = builder.enumType("TournamentGender", {
  description: "Gênero da categoria.",
  values: labelled(eventGenders, (gender) => eventGenderLabel[gender]),
});
