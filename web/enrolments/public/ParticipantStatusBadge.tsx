import {
  askedLabel,
  enrolmentStatusLabel,
  type EnrolmentStatus,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import { StatusBadge, type Tone } from "../../ui/Badges";

export const participantTones: Record<EnrolmentStatus, Tone> = {
  SEEKING_PARTNER: "neutral",
  INVITED: "waiting",
  AWAITING_PAYMENT: "waiting",
  ENROLLED: "joined",
  WAITLISTED: "waiting",
  PLAYING: "open",
  ELIMINATED: "problem",
  FINISHED: "done",
  CANCELLED: "problem",
  EXPIRED: "problem",
};

interface ParticipantStatusBadgeProps {
  status: EnrolmentStatus;
  /** Whether the organiser asked the athlete, who has not answered. */
  asked?: boolean;
}

export function ParticipantStatusBadge({ status, asked = false }: ParticipantStatusBadgeProps) {
  const label = status === "INVITED" && asked ? askedLabel : enrolmentStatusLabel[status];
  return <StatusBadge tone={participantTones[status]}>{label}</StatusBadge>;
}
