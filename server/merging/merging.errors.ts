import { RuleViolation } from "../platform/errors";

export const readAgain = (): RuleViolation =>
  new RuleViolation(
    "CHANGED_MEANWHILE",
    "Os cadastros mudaram nesse meio-tempo. Confira de novo antes de juntar.",
  );

export const requestClosed = (): RuleViolation =>
  new RuleViolation("REQUEST_CLOSED", "Este pedido não vale mais. Se houve engano, fale com a arena.");

export const claimClosed = (): RuleViolation =>
  new RuleViolation(
    "CLAIM_CLOSED",
    "Este cadastro mudou e não espera mais a sua resposta. Atualize a página.",
  );
