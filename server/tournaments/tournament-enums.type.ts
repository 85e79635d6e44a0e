import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { EventGenderType } from "../rankings/ranking-words.type";
import { categoryFormatLabel, categoryFormats } from "../sport/draws/category-format.rules";
import { tieBreakCriteria, tieBreakCriterionLabel } from "../sport/standings/tie-breaking.rules";
import { drawStageLabel, drawStages } from "../sport/draws/draw-plan.rules";
import { matchFormatNames, matchFormats } from "../sport/scores/match-format.rules";
import { matchOutcomeLabel, storedMatchOutcomes } from "../sport/scores/outcome.rules";
import { setFormatNames, setFormats } from "../sport/scores/set-format.rules";
import { placeModeLabel, placeModes } from "./categories/place-modes.rules";
import {
  enrolmentStatuses,
  enrolmentStatusLabel,
  tournamentKindLabel,
  tournamentKinds,
  tournamentStatuses,
  tournamentStatusLabel,
} from "./tournament-labels.rules";

export const TournamentStatusType = builder.enumType("TournamentStatus", {
  description: "Status do torneio.",
  values: labelled(tournamentStatuses, (status) => tournamentStatusLabel[status]),
});

export const PlaceModeType = builder.enumType("PlaceMode", {
  description: "How a category gives its places (quem fica com a vaga).",
  values: labelled(placeModes, (mode) => placeModeLabel[mode]),
});

export const TournamentKindType = builder.enumType("TournamentKind", {
  description: "Tipo de torneio.",
  values: labelled(tournamentKinds, (kind) => tournamentKindLabel[kind]),
});

/** Rankings are for the same. */
export const TournamentGenderType = EventGenderType;

export const SetFormatType = builder.enumType("SetFormat", {
  description: "Formato do set: up to how many games, and at which score the tie-break is played.",
  values: labelled(setFormatNames, (name) => setFormats[name].label),
});

export const MatchOutcomeType = builder.enumType("MatchOutcome", {
  description: "Desfecho do jogo.",
  values: labelled(storedMatchOutcomes, (outcome) => matchOutcomeLabel[outcome]),
});

export const MatchStatusType = builder.enumType("MatchStatus", {
  description: "Situação do jogo.",
  values: {
    SCHEDULED: { description: "Agendado." },
    CALLED: { description: "Chamado: its players are asked to their court." },
    IN_PROGRESS: { description: "Em andamento." },
    PLAYED: { description: "Realizado." },
    CANCELLED: { description: "Cancelado: the tournament ended before it was played." },
  },
});

export const EnrolmentStatusType = builder.enumType("EnrolmentStatus", {
  description: "Situação da inscrição.",
  values: labelled(enrolmentStatuses, (status) => enrolmentStatusLabel[status]),
});

export const DrawStageType = builder.enumType("DrawStage", {
  description: "Fase do jogo dentro do chaveamento.",
  values: labelled(drawStages, (stage) => drawStageLabel[stage]),
});

export const DrawFormatType = builder.enumType("DrawFormat", {
  description: "Formato do chaveamento: how a category is drawn and played.",
  values: labelled(categoryFormats, (format) => categoryFormatLabel[format]),
});

export const MatchFormatType = builder.enumType("MatchFormat", {
  description: "Formato do jogo: how many sets decide it.",
  values: labelled(matchFormatNames, (name) => matchFormats[name].label),
});

export const TieBreakCriterionType = builder.enumType("TieBreakCriterion", {
  description: "Critério de desempate de um grupo.",
  values: labelled(tieBreakCriteria, (criterion) => tieBreakCriterionLabel[criterion]),
});
