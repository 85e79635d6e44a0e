import { UserError } from "../platform/errors";

/** Somebody else wrote the score of this match first; both scores are to be seen before one of them counts. */
export class ScoreConflict extends UserError {
  readonly code = "SCORE_CONFLICT";
  constructor(readonly matchId: string) {
    super("Outra pessoa atualizou este placar. Confira os dois antes de continuar.");
  }
}
