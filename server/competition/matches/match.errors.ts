import { UserError } from "../../platform/errors";
import { counted } from "../../platform/numbers.rules";
import type { ComingSide } from "../../sport/standings/draw-progress.rules";

/** Optimistic lock: the match has a newer result than the one the user saw, who must review it before a correction. */
export class VersionConflict extends UserError {
  readonly code = "VERSION_CONFLICT";
  constructor(readonly matchId: string) {
    super("Outra pessoa já registrou este resultado. Confira o placar atual antes de corrigir.");
  }
}

/** A match whose sides change, and whether its result or live score is lost. */
export interface MatchMove {
  matchId: string;
  tournamentId: string;
  before: readonly [ComingSide, ComingSide];
  after: readonly [ComingSide, ComingSide];
  losesResult: boolean;
}

/** The correction changes the sides of other matches; it is written only after the user has confirmed that. */
export class ResultMovesMatches extends UserError {
  readonly code = "RESULT_MOVES_MATCHES";
  constructor(readonly moves: readonly MatchMove[]) {
    super(movesInWords(moves));
  }
}

export function movesInWords(moves: readonly MatchMove[]): string {
  const lost = moves.filter(({ losesResult }) => losesResult).length;
  const changed = `Esta correção muda as duplas de ${counted(moves.length, "jogo", "jogos")}`;
  if (lost === 0) return `${changed}. Confira antes de confirmar.`;
  const fallen = counted(
    lost,
    "placar já registrado deixa de valer",
    "placares já registrados deixam de valer",
  );
  return `${changed}, e ${fallen}. Confira antes de confirmar.`;
}
