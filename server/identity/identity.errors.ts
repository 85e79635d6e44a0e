import { UserError } from "../platform/errors";

/** One answer for an unknown address and for a wrong password. */
export class InvalidCredentials extends UserError {
  readonly code = "INVALID_CREDENTIALS";
  constructor() {
    super("Email ou senha incorretos");
  }
}

/** Returned only if the password was correct. */
export class EmailNotConfirmed extends UserError {
  readonly code = "EMAIL_NOT_CONFIRMED";
  constructor() {
    super("E-mail não confirmado. Verifique sua caixa de entrada e confirme a conta antes de entrar.");
  }
}

/** Returned only if the password was correct. */
export class TemporaryPasswordExpired extends UserError {
  readonly code = "TEMPORARY_PASSWORD_EXPIRED";
  constructor() {
    super("Sua senha provisória expirou. Peça uma nova à administração ou use “Esqueci minha senha”.");
  }
}

export class EmailTaken extends UserError {
  readonly code = "EMAIL_TAKEN";
  constructor() {
    super("Este email já está cadastrado", ["email"]);
  }
}

/** Answers only to the holder of the link's token: it has done its work, and the address is confirmed. */
export class EmailAlreadyConfirmed extends UserError {
  readonly code = "EMAIL_ALREADY_CONFIRMED";
  constructor() {
    super("Este e-mail já está confirmado. Entre na sua conta.");
  }
}

/** A link from a mail that ran out, never was one, or serves once and has. */
export class InvalidLink extends UserError {
  readonly code = "INVALID_LINK";
  constructor() {
    super("Este link é inválido ou expirou.");
  }
}
