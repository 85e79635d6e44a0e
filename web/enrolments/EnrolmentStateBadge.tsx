import type { EnrolmentStatus } from "../../server/tournaments/tournament-labels.rules";
import { StatusBadge } from "../ui/StatusBadge";
import { enrolmentStateLabel, enrolmentTones } from "./enrolment-state";

/** The state of an enrolment, in the words of who enrols and who runs the desk. */
export function EnrolmentStateBadge({ status, asked }: { status: EnrolmentStatus; asked?: boolean }) {
  return <StatusBadge tone={enrolmentTones[status]}>{enrolmentStateLabel(status, asked)}</StatusBadge>;
}
