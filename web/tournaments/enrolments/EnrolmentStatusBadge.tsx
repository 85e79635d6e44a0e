import {
  enrolmentStatusLabel,
  type EnrolmentStatus,
} from "../../../server/tournaments/tournament-labels.rules";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";

const tones: Record<EnrolmentStatus, Tone> = {
  ENROLLED: "neutral",
  PLAYING: "open",
  ELIMINATED: "problem",
  FINISHED: "done",
  CANCELLED: "problem",
};

export function EnrolmentStatusBadge({ status }: { status: EnrolmentStatus }) {
  return <StatusBadge tone={tones[status]}>{enrolmentStatusLabel[status]}</StatusBadge>;
}
