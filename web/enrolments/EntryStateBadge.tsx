import type { EnrolmentStatus } from "../../server/tournaments/tournament-labels.rules";
import { StatusBadge } from "../ui/StatusBadge";
import { entryStateLabel, entryTones } from "./entry-state";

/** The state of an enrolment, in the words of who enrols and who runs the desk. */
export function EntryStateBadge({ status }: { status: EnrolmentStatus }) {
  return <StatusBadge tone={entryTones[status]}>{entryStateLabel[status]}</StatusBadge>;
}
