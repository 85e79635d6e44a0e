import { UserError } from "../platform/errors";

/** Somebody else marked first, or a student is not in the class any more; what stands is to be seen before it is written over. */
export class AttendanceConflict extends UserError {
  readonly code = "ATTENDANCE_CONFLICT";
  constructor(readonly sessionId: string) {
    super("Esta chamada mudou enquanto você marcava. Confira antes de continuar.");
  }
}
