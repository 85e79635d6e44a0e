import {
  enrolmentStatusLabel,
  type EnrolmentStatus,
} from "../../../server/tournaments/tournament-labels.rules";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";

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

export function ParticipantStatusBadge({ status }: { status: EnrolmentStatus }) {
  return <StatusBadge tone={participantTones[status]}>{enrolmentStatusLabel[status]}</StatusBadge>;
}
