import { UserError } from "../platform/errors";

/** What a step would break, and whether one may accept it. */
export interface ScheduleWarning {
  readonly reason: string;
  readonly hard: boolean;
}

/** The change breaks rules of the schedule. Lists all conflicts; `acceptWarnings` overrides them unless one is hard. */
export class ScheduleConflicts extends UserError {
  readonly code = "SCHEDULE_CONFLICTS";

  constructor(readonly conflicts: readonly ScheduleWarning[]) {
    super(conflicts[0]?.reason ?? "A programação tem conflitos.");
  }

  get acceptable(): boolean {
    return this.conflicts.every(({ hard }) => !hard);
  }
}

/** @throws ScheduleConflicts unless there are none, or they may be accepted and are. */
export function assertAccepted(conflicts: readonly ScheduleWarning[], accepted: boolean): void {
  if (conflicts.length === 0 || (accepted && conflicts.every(({ hard }) => !hard))) return;
  throw new ScheduleConflicts(conflicts.toSorted((a, b) => Number(b.hard) - Number(a.hard)));
}
