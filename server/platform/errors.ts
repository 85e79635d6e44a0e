import type { ErrorCode } from "./error-codes.rules";
import { counted } from "./numbers.rules";

/**
 * "The rule said no": an answer, not a failure. Members of a mutation's result union; the message is what the person
 * reads, in Portuguese. Anything else that is thrown is a bug, and is masked.
 */
export abstract class UserError extends Error {
  abstract readonly code: ErrorCode;
  /** The input field the message belongs to, outermost first; null when it concerns the whole request. */
  readonly path: readonly string[] | null;

  constructor(message: string, path: readonly string[] | null = null) {
    super(message);
    this.path = path;
  }
}

export interface FieldProblem {
  path: string[];
  message: string;
}

/** The input breaks the rules of the form; every field that does is listed. */
export class InvalidInput extends UserError {
  readonly code = "INVALID_INPUT";
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? "Dados inválidos", fields[0]?.path ?? null);
    this.fields = fields;
  }
}

/** The state of things forbids it now, for instance scoring before the draw. */
export class RuleViolation extends UserError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    path: readonly string[] | null = null,
  ) {
    super(message, path);
  }
}

/** Too many tries; wait before the next one. */
export class TooManyAttempts extends UserError {
  readonly code = "TOO_MANY_ATTEMPTS";

  constructor(readonly retryInSeconds: number) {
    super(`Muitas tentativas. Tente novamente em ${waitInWords(retryInSeconds)}.`);
  }
}

const waitInWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? counted(seconds, "segundo", "segundos") : counted(minutes, "minuto", "minutos");
};

/** Something a person must put right before the server can start; the message is the one sentence they see. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
