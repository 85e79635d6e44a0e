import { stillDraft, type TournamentStatus } from "../tournaments/tournament-labels.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";

export const registrationStates = ["UPCOMING", "OPEN", "CLOSED"] as const;
export type RegistrationState = (typeof registrationStates)[number];

export const registrationStateLabel: Record<RegistrationState, string> = {
  UPCOMING: "Inscrições em breve",
  OPEN: "Inscrições abertas",
  CLOSED: "Inscrições encerradas",
};

export interface RegistrationPeriod {
  status: TournamentStatus;
  /** A draft accepts no enrolments. */
  published: boolean;
  registrationOpen: boolean;
  /** YYYY-MM-DD, first and last day; null without one. */
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}

/**
 * Whether athletes may enrol themselves on a day. The organiser enters people outside the period too, until the draw.
 * @param today YYYY-MM-DD in the arena's zone.
 */
export function registrationAt(period: RegistrationPeriod, today: string): RegistrationState {
  const { status, published, registrationOpen, registrationStartsOn, registrationEndsOn } = period;
  if (!published || status !== "REGISTRATION_OPEN" || !registrationOpen) return "CLOSED";
  if (registrationEndsOn !== null && today > registrationEndsOn) return "CLOSED";
  return registrationStartsOn !== null && today < registrationStartsOn ? "UPCOMING" : "OPEN";
}

interface RegistrationSoFar extends RegistrationPeriod {
  /** YYYY-MM-DD in the arena's zone; null for a draft. */
  publishedOn: string | null;
  /** Whether there has been an enrolment. */
  entered: boolean;
}

/**
 * Whether athletes could ever enrol themselves, as far as the settings show. If registration is switched off now but
 * there are enrolments, it was on before. True for every tournament that has been drawn.
 */
export function hasTakenEnrolments(period: RegistrationSoFar, today: string): boolean {
  const { status, publishedOn, registrationOpen, registrationStartsOn, registrationEndsOn, entered } = period;
  if (publishedOn === null) return false;
  if (status !== "REGISTRATION_OPEN") return true;
  if (registrationStartsOn !== null && today < registrationStartsOn) return false;
  if (registrationEndsOn !== null && publishedOn > registrationEndsOn) return false;
  return registrationOpen || entered;
}

/** Why registration is closed on that day, worded for the athlete who tries; null when it is open. */
export function registrationProblem(period: RegistrationPeriod, today: string): string | null {
  const state = registrationAt(period, today);
  const { status, published, registrationStartsOn, registrationEndsOn } = period;
  if (state === "OPEN") return null;
  if (!published) return stillDraft;
  if (status === "IN_PROGRESS") return "O torneio já foi iniciado.";
  if (status === "FINISHED") return "O torneio já foi finalizado.";
  if (state === "UPCOMING" && registrationStartsOn !== null)
    return `As inscrições começam em ${dateInDigits(registrationStartsOn)}.`;
  if (registrationEndsOn !== null && today > registrationEndsOn)
    return `As inscrições terminaram em ${dateInDigits(registrationEndsOn)}.`;
  return "As inscrições estão encerradas.";
}
