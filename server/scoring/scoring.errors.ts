import { UserError } from "../platform/errors";

/** Optimistic lock: the match has a newer score than the one sent. The user has to compare both before retrying. */
export class ScoreConflict extends UserError {
  readonly code = "SCORE_CONFLICT";
  constructor(readonly matchId: string) {
    super("Outra pessoa atualizou este placar. Confira os dois antes de continuar.");
  }
}
