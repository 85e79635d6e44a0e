import {
  isToPlay,
  type MatchStatus,
  type StoredMatchOutcome,
} from "../../../server/sport/scores/match-outcome.rules";
import type { SettledResult } from "../../../server/sport/scores/match-result.rules";
import { playedSets, type SetScore, shownPoints } from "../../../server/sport/scores/score.rules";

/** The fields of a match that its texts need; every match fragment has them. */
export interface MatchInWords {
  readonly status: MatchStatus;
  readonly outcome?: StoredMatchOutcome | null;
  readonly sides: readonly SideInWords[];
  /** The sets played so far. */
  readonly sets?: readonly SetScore[];
}

export interface SideInWords {
  readonly athletes: readonly { readonly displayName: string }[];
  /** Where the side comes from, while the pair is unknown. */
  readonly origin?: string | null;
  readonly isWinner: boolean;
}

/** Suffixes that belong to the family name before them. */
const suffix = /^(jr\.?|j[uú]nior|filho|neto|sobrinho)$/i;

/** "Ana Beatriz de Souza" → "Ana Souza"; "João Müller Jr." and a minor's initials stay unchanged. */
export function shortName(displayName: string): string {
  const words = displayName.trim().split(/\s+/);
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  if (words.length < 3 || first.endsWith(".")) return displayName.trim();
  const family = suffix.test(last) ? `${words.at(-2) ?? ""} ${last}` : last;
  return `${first} ${family}`;
}

/** "Ana Souza e Bia Lima", or "1º do grupo A" while the pair is unknown. */
export function pairName(
  side: Pick<SideInWords, "athletes" | "origin"> | undefined,
  between = " e ",
): string {
  const names = side?.athletes.map(({ displayName }) => shortName(displayName)) ?? [];
  return names.join(between) || (side?.origin ?? "A definir");
}

/** "Ana"; a minor's initials stay unchanged. */
const firstName = ({ displayName }: { readonly displayName: string }): string =>
  displayName.includes(".") ? displayName : (displayName.trim().split(/\s+/)[0] ?? displayName);

/** "Vencedor do jogo 20" → "Venc. jogo 20", for narrow places. */
const shortOrigin = (origin: string): string =>
  origin.replace(/^Vencedor do /, "Venc. ").replace(/^Perdedor do /, "Perd. ");

/** A side by first names, for narrow places: "Ana/Bia", or "Venc. jogo 20" while the pair is unknown. */
export function firstNames(
  side: Pick<SideInWords, "athletes" | "origin"> | undefined,
  between = "/",
): string {
  if (side && side.athletes.length > 0) return side.athletes.map(firstName).join(between);
  return side?.origin ? shortOrigin(side.origin) : "A definir";
}

/** The text shown instead of a score: "W.O.", "Cancelado"; null for a match that was played to its end. */
export function shortEnding({ status, outcome }: Pick<MatchInWords, "status" | "outcome">): string | null {
  if (status === "CANCELLED") return "Cancelado";
  if (outcome === "WALKOVER" || outcome === "DOUBLE_WALKOVER") return "W.O.";
  return outcome === "BYE" ? "–" : null;
}

/** The match as one sentence for screen readers: "Ana e Bia 6, Carla e Dani 4". */
export function matchSentence(match: MatchInWords): string {
  const [first, second] = match.sides;
  const names = [pairName(first), pairName(second)] as const;
  if (match.status === "CANCELLED") return `${names[0]} contra ${names[1]}, jogo cancelado`;
  if (isToPlay(match.status)) return `${names[0]} contra ${names[1]}, ainda sem resultado`;
  if (match.outcome === "DOUBLE_WALKOVER")
    return `${names[0]} e ${names[1]}: W.O. duplo, derrota para as duas duplas`;
  if (match.outcome === "BYE") return byeSentence(match);
  if (match.outcome === "WALKOVER") return `${names[0]} contra ${names[1]}${outcomeWords(match)}`;
  const [set, ...others] = match.sets ?? [];
  if (match.sets && others.length > 0)
    return `${names[0]} contra ${names[1]}: ${match.sets.map(setWords).join(", ")}${outcomeWords(match)}`;
  return `${names[0]} ${set?.games[0] ?? 0}, ${names[1]} ${set?.games[1] ?? 0}${tieBreakWords(set)}${outcomeWords(match)}`;
}

function byeSentence({ sides }: MatchInWords): string {
  const winner = sides.find(({ isWinner }) => isWinner);
  return winner ? `${pairName(winner)} avançam sem jogar` : "Jogo sem duplas: ninguém pode vir";
}

/** "6 a 4"; for a match tie-break, its points. */
function setWords(set: SetScore): string {
  const [first, second] = shownPoints(set);
  return `${first} a ${second}`;
}

/**
 * The recorded result of a match that was not played to its end, and what the standings count: "Fica registrado: Ana e
 * Bia contra Carla e Dani, 6 a 1, 2 a 0. Na classificação conta 6 a 1, 6 a 0."
 */
export function writtenInWords(
  { outcome, sets }: Pick<SettledResult, "outcome" | "sets">,
  [first, second]: readonly [string, string],
): string {
  if (outcome === "DOUBLE_WALKOVER") return "Fica registrada a derrota das duas duplas.";
  const counts = sets.map(setWords).join(", ");
  if (outcome === "WALKOVER")
    return counts
      ? `Fica registrado o W.O. Na classificação conta ${counts}.`
      : "Fica registrado o W.O. Na classificação conta a vitória, sem games.";
  const played = playedSets(sets).map(setWords).join(", ") || "0 a 0";
  const awarded = sets.some((set) => set.played) ? ` Na classificação conta ${counts}.` : "";
  return `Fica registrado: ${first} contra ${second}, ${played}.${awarded}`;
}

/** One side of a set as a scoreboard shows it. */
export interface ShownSet {
  readonly points: number;
  /** The tie-break points of a set that a tie-break decided, shown small beside the games. */
  readonly tieBreak: number | null;
  readonly isWon: boolean;
}

export const shownSets = (sets: readonly SetScore[], side: 0 | 1): ShownSet[] =>
  sets.map((set) => {
    const shown = shownPoints(set);
    return {
      points: shown[side],
      tieBreak: shown === set.games ? (set.tiebreak?.[side] ?? null) : null,
      isWon: shown[side] > shown[side === 0 ? 1 : 0],
    };
  });

const tieBreakWords = (set: SetScore | undefined): string =>
  set?.tiebreak ? `, tie-break ${set.tiebreak[0]} a ${set.tiebreak[1]}` : "";

function outcomeWords({ outcome, sides }: MatchInWords): string {
  const loser = sides.find(({ isWinner }) => !isWinner);
  if (outcome === "WALKOVER") return `, W.O.: ${pairName(loser)} não compareceu`;
  if (outcome === "RETIREMENT") return `, por desistência de ${pairName(loser)}`;
  return "";
}

/** How a match ended without being played to its end, in a sentence; null for any other match. */
export function endingSentence(match: MatchInWords): string | null {
  const loser = match.sides.find(({ isWinner }) => !isWinner);
  switch (match.status === "PLAYED" ? match.outcome : null) {
    case "WALKOVER":
      return `W.O.: ${pairName(loser)} não compareceu`;
    case "DOUBLE_WALKOVER":
      return "W.O. duplo: derrota para as duas duplas";
    case "RETIREMENT":
      return `Desistência de ${pairName(loser)}`;
    case "BYE":
      return byeSentence(match);
    default:
      return null;
  }
}

/** "previsto 09:40": when a match will probably begin, where that is later than planned. */
export const expectedWords = (clock: string): string => `previsto ${clock}`;

/** "09:00", "09:00, previsto 09:40". @param expected null while it keeps to the plan. */
export const timeWithExpected = (planned: string, expected: string | null): string =>
  expected === null ? planned : `${planned}, ${expectedWords(expected)}`;

/** Titles of the winners. */
export const pairTitles = { MALE: "Campeões", FEMALE: "Campeãs", MIXED: "Campeões" } as const;

/** In a mixed Super N the winner's gender is unknown. */
export const athleteTitles = { MALE: "Campeão", FEMALE: "Campeã", MIXED: "Primeiro lugar" } as const;

/** A balance with its sign, and a true minus: 3 → "+3", −2 → "−2". */
export function signed(balance: number): string {
  return balance > 0 ? `+${balance}` : balance < 0 ? `−${-balance}` : "0";
}
