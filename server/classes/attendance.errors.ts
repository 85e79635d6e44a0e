import { UserError } from "../platform/errors";

/**
 * Another user marked first, or a student left the class: the client must show the current marks before overwriting
 * them.
 */
export class AttendanceConflict extends UserError {
  readonly code = "ATTENDANCE_CONFLICT";
  constructor(readonly sessionId: string) {
    super("Esta chamada mudou enquanto você marcava. Confira antes de continuar.");
  }
}
