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
  description: "Ranking scope (abrangência do ranking).",
  values: labelled(rankingScopes, (scope) => rankingScopeLabel[scope]),
});

export const RankingWindowType = builder.enumType("RankingWindow", {
  description: "Ranking window, which results count (janela do ranking).",
  values: labelled(rankingWindows, (window) => rankingWindowLabel[window]),
});

export const RankingUnaffiliatedType = builder.enumType("RankingUnaffiliated", {
  description: "What points earned without it are worth (sem filiação).",
  values: labelled(unaffiliatedRules, (rule) => unaffiliatedLabel[rule]),
});

export const RankingChangeType = builder.enumType("RankingChange", {
  description: "Ranking change, against the month published before (mudança de posição).",
  values: labelled(rankingChanges, (change) => rankingChangeLabel[change]),
});

export const RankingTierType = builder.enumType("RankingTier", {
  description: "What the champion earns (faixa de pontos).",
  values: labelled(rankingTierNames, (tier) => `${rankingTiers[tier]} pontos`),
});

export const RoundReachedType = builder.enumType("RoundReached", {
  description: "The round that an athlete reached (linha da tabela de pontos).",
  values: labelled(roundsReached, (round) => roundReachedLabel[round]),
});

export const EventGenderType = builder.enumType("TournamentGender", {
  description: "Tournament gender (gênero da categoria).",
  values: labelled(eventGenders, (gender) => eventGenderLabel[gender]),
});
