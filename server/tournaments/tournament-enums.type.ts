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
  description: "Tournament status (status do torneio).",
  values: labelled(tournamentStatuses, (status) => tournamentStatusLabel[status]),
});

export const PlaceModeType = builder.enumType("PlaceMode", {
  description: "How a category gives its places (quem fica com a vaga).",
  values: labelled(placeModes, (mode) => placeModeLabel[mode]),
});

export const TournamentKindType = builder.enumType("TournamentKind", {
  description: "Tournament kind (tipo de torneio).",
  values: labelled(tournamentKinds, (kind) => tournamentKindLabel[kind]),
});

/** Rankings are for the same. */
export const TournamentGenderType = EventGenderType;

export const SetFormatType = builder.enumType("SetFormat", {
  description:
    "Set format, up to how many games, and at which score the tie-break is played (formato do set).",
  values: labelled(setFormatNames, (name) => setFormats[name].label),
});

export const MatchOutcomeType = builder.enumType("MatchOutcome", {
  description: "Match outcome (desfecho do jogo).",
  values: labelled(storedMatchOutcomes, (outcome) => matchOutcomeLabel[outcome]),
});

export const MatchStatusType = builder.enumType("MatchStatus", {
  description: "Match status (situação do jogo).",
  values: {
    SCHEDULED: { description: "Scheduled (agendado)." },
    CALLED: { description: "Its players are asked to their court (chamado)." },
    IN_PROGRESS: { description: "In progress (em andamento)." },
    PLAYED: { description: "Played (realizado)." },
    CANCELLED: { description: "The tournament ended before it was played (cancelado)." },
  },
});

export const EnrolmentStatusType = builder.enumType("EnrolmentStatus", {
  description: "Enrolment status (situação da inscrição).",
  values: labelled(enrolmentStatuses, (status) => enrolmentStatusLabel[status]),
});

export const DrawStageType = builder.enumType("DrawStage", {
  description: "Draw stage (fase do jogo dentro do chaveamento).",
  values: labelled(drawStages, (stage) => drawStageLabel[stage]),
});

export const DrawFormatType = builder.enumType("DrawFormat", {
  description: "How a category is drawn and played (formato do chaveamento).",
  values: labelled(categoryFormats, (format) => categoryFormatLabel[format]),
});

export const MatchFormatType = builder.enumType("MatchFormat", {
  description: "How many sets decide it (formato do jogo).",
  values: labelled(matchFormatNames, (name) => matchFormats[name].label),
});

export const TieBreakCriterionType = builder.enumType("TieBreakCriterion", {
  description: "Tie break criterion (critério de desempate de um grupo).",
  values: labelled(tieBreakCriteria, (criterion) => tieBreakCriterionLabel[criterion]),
});
