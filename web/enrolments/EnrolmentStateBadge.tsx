import {
  askedLabel,
  type EnrolmentStatus,
} from "../../server/tournaments/tournament-and-enrolment-status.rules";
import { StatusBadge, type Tone } from "../ui/Badges";

/** What a state is called where people enrol and pay: there an enrolment is confirmed, not an athlete "inscrito". */
const stateLabels: Record<EnrolmentStatus, string> = {
  INVITED: "Aguardando a dupla",
  AWAITING_PAYMENT: "Aguardando pagamento",
  ENROLLED: "Confirmada",
  SEEKING_PARTNER: "Procurando dupla",
  WAITLISTED: "Lista de espera",
  PLAYING: "Em jogo",
  ELIMINATED: "Eliminada",
  FINISHED: "Finalizada",
  CANCELLED: "Cancelada",
  EXPIRED: "Expirada",
};

/** @param asked whether the organiser asked the athlete, who has not answered. */
export const enrolmentStateLabel = (status: EnrolmentStatus, asked = false): string =>
  status === "INVITED" && asked ? askedLabel : stateLabels[status];

/** A filter holds both: who waits for a partner, and whom the organiser asked. */
export const stateFilterLabel = (status: EnrolmentStatus): string =>
  status === "INVITED" ? "Aguardando resposta" : stateLabels[status];

/** Those that always have their filter; the others only where there are any. */
export const filterStates = [
  "INVITED",
  "AWAITING_PAYMENT",
  "ENROLLED",
  "SEEKING_PARTNER",
  "WAITLISTED",
  "CANCELLED",
  "EXPIRED",
] as const satisfies readonly EnrolmentStatus[];

export const playedStates = [
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

export const enrolmentTones: Record<EnrolmentStatus, Tone> = {
  SEEKING_PARTNER: "neutral",
  INVITED: "waiting",
  AWAITING_PAYMENT: "waiting",
  ENROLLED: "open",
  WAITLISTED: "done",
  PLAYING: "open",
  ELIMINATED: "over",
  FINISHED: "done",
  CANCELLED: "problem",
  EXPIRED: "problem",
};

/** The state of an enrolment, in the words of who enrols and who runs the desk. */
export function EnrolmentStateBadge({ status, asked }: { status: EnrolmentStatus; asked?: boolean }) {
  return <StatusBadge tone={enrolmentTones[status]}>{enrolmentStateLabel(status, asked)}</StatusBadge>;
}
