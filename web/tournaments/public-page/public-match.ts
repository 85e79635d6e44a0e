import type { DrawStage } from "../../../server/tournaments/draws/draw-plan.rules";
import { isToPlay, type MatchStatus } from "../../../server/tournaments/matches/match-status.rules";
import type { StoredMatchOutcome } from "../../../server/tournaments/matches/outcome.rules";
import { shortName } from "../matches/match-words";

export interface PublicSide {
  readonly athletes: readonly { readonly key: string; readonly displayName: string }[];
  /** Where it comes from while nobody is known: "Vencedor do jogo 12". */
  readonly origin: string | null;
  readonly isWinner: boolean;
}

export interface PublicSet {
  readonly games: readonly [number, number];
  readonly tieBreak: readonly [number | null, number | null];
}

/** A match as everybody sees it, for the lists of the public page and the board on the wall. */
export interface PublicMatch {
  readonly id: string;
  readonly number: number | null;
  readonly stage: DrawStage | null;
  readonly group: string | null;
  readonly round: number;
  readonly order: number;
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  readonly scheduledFor: string | null;
  readonly playedAt: string | null;
  readonly court: string | null;
  readonly sides: readonly PublicSide[];
  readonly sets: readonly PublicSet[];
}

export const isLive = ({ status }: PublicMatch): boolean => status === "IN_PROGRESS";
export const isNext = ({ status }: PublicMatch): boolean => status === "CALLED";
export const toPlay = ({ status }: PublicMatch): boolean => isToPlay(status);
/** A bye was never played. */
export const isPlayed = ({ status, outcome }: PublicMatch): boolean =>
  status === "PLAYED" && outcome !== "BYE";

/** "Ana Souza / Bia Lima", "Vencedor do jogo 12", "A definir". */
export function sideName(side: PublicSide | undefined): string {
  if (!side) return "A definir";
  const names = side.athletes.map(({ displayName }) => shortName(displayName)).join(" / ");
  return names || (side.origin ?? "A definir");
}

export const plays = (match: PublicMatch, athleteKey: string): boolean =>
  match.sides.some(({ athletes }) => athletes.some(({ key }) => key === athleteKey));

/** "Grupo A", "Semifinal", "Rodada 3". @param rounds how many its stage has. */
export function placeInDraw(match: PublicMatch, rounds: number): string {
  switch (match.stage) {
    case null:
      return `Rodada ${match.round}`;
    case "GROUP":
      return `Grupo ${match.group ?? ""}`.trim();
    case "THIRD_PLACE":
      return "3º lugar";
    case "GRAND_FINAL":
      return "Grande final";
    case "LOSERS":
      return `Perdedores, rodada ${match.round}`;
    case "CONSOLATION":
      return `Consolação, ${roundName(match.round, rounds).toLowerCase()}`;
    case "MAIN":
      return roundName(match.round, rounds);
  }
}

const fromTheEnd = ["Final", "Semifinal", "Quartas de final", "Oitavas de final"];

/** What people call a round of a knockout. */
export const roundName = (round: number, rounds: number): string =>
  fromTheEnd[rounds - round] ?? `${round}ª rodada`;
