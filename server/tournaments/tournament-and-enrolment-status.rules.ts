import { type EventGender, eventGenderLabel, eventGenders } from "../sport/gender.rules";

/** Categories an arena's tournament may have, in the order of the form. */
export const tournamentCategories = ["Fun", "Intermediário", "Avançado", "Pro"] as const;
export type TournamentCategoryName = (typeof tournamentCategories)[number];

/** Levels an organiser chooses from; "Livre" is open to all. */
export const categoryLevels = ["Livre", "Fun", "D", "C", "B", "A/PRO"] as const;

export const tournamentKinds = ["INTERNAL", "SUPER8"] as const;
export type TournamentKind = (typeof tournamentKinds)[number];
export const tournamentKindLabel: Record<TournamentKind, string> = { INTERNAL: "Interno", SUPER8: "Super 8" };
/** What the form explains under the chosen kind. */
export const tournamentKindHint: Record<TournamentKind, string> = {
  INTERNAL: "Fase de grupos + eliminatórias",
  SUPER8: "8 atletas jogam todos com todos como parceiros",
};

export const tournamentGenders = eventGenders;
export type TournamentGender = EventGender;
export const tournamentGenderLabel = eventGenderLabel;

export const tournamentStatuses = ["REGISTRATION_OPEN", "IN_PROGRESS", "FINISHED"] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];
export const tournamentStatusLabel: Record<TournamentStatus, string> = {
  REGISTRATION_OPEN: "Inscrições Abertas",
  IN_PROGRESS: "Em Andamento",
  FINISHED: "Finalizado",
};

export const enrolmentStatuses = [
  "SEEKING_PARTNER",
  "INVITED",
  "AWAITING_PAYMENT",
  "ENROLLED",
  "WAITLISTED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];
export const enrolmentStatusLabel: Record<EnrolmentStatus, string> = {
  SEEKING_PARTNER: "Procurando dupla",
  INVITED: "Aguardando a dupla",
  AWAITING_PAYMENT: "Aguardando pagamento",
  ENROLLED: "Inscrito",
  WAITLISTED: "Lista de espera",
  PLAYING: "Participando",
  ELIMINATED: "Eliminado",
  FINISHED: "Finalizado",
  CANCELLED: "Cancelada",
  EXPIRED: "Expirada",
};

/** Label of an enrolment that awaits the answer of the athlete whom the organiser invited, not of a partner. */
export const askedLabel = "Aguardando resposta";

/** Why a draft accepts no enrolments. */
export const stillDraft = "O torneio ainda é um rascunho: publique-o para receber inscrições.";

/** Statuses without a place: it was given up or has expired. */
export const goneStatuses = ["CANCELLED", "EXPIRED"] as const satisfies readonly EnrolmentStatus[];

/** Statuses that hold a place, including those that await an answer of the athlete or the partner. */
export const placedStatuses = [
  "INVITED",
  "AWAITING_PAYMENT",
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

/** Statuses shown to the public: athletes who play or have played. Waiting, invited and unpaid ones stay private. */
export const shownStatuses = [
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

/** Those who have said that they play and have a place, or had one until they lost. */
export const participatingStatuses = [
  "AWAITING_PAYMENT",
  ...shownStatuses,
] as const satisfies readonly EnrolmentStatus[];

/** Statuses included in a draw. Unpaid enrolments play too; the organiser is warned about them before. */
export const drawableStatuses = [
  "AWAITING_PAYMENT",
  "ENROLLED",
] as const satisfies readonly EnrolmentStatus[];

const includes = (statuses: readonly EnrolmentStatus[], status: EnrolmentStatus): boolean =>
  statuses.includes(status);
export const isGone = (status: EnrolmentStatus): boolean => includes(goneStatuses, status);
export const isShown = (status: EnrolmentStatus): boolean => includes(shownStatuses, status);
/** Whether the organiser has invited the athlete, who has not answered yet. */
export const isAsked = ({ status, awaitsConsent }: { status: EnrolmentStatus; awaitsConsent: boolean }) =>
  status === "INVITED" && awaitsConsent;
export const hasPlace = (status: EnrolmentStatus): boolean => includes(placedStatuses, status);
