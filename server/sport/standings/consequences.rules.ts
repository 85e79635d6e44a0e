import type { DrawPlan, DrawResult } from "../draws/draw-plan.rules";
import {
  type DrawProgress,
  type DrawSide,
  type MatchProgress,
  progressOf,
  VACANT,
} from "./draw-progress.rules";
import type { TieBreaking } from "./tie-breaking.rules";

/** A new result, or none any more, for one match. */
export type ResultChange = DrawResult | { readonly match: number; readonly outcome: null };

/** A match that gets other sides. */
export interface MovedMatch {
  readonly match: number;
  readonly before: readonly [DrawSide, DrawSide];
  readonly after: readonly [DrawSide, DrawSide];
}

export interface Consequences {
  readonly moved: readonly MovedMatch[];
  /** Played matches whose result becomes void, because another entry now has to play them. In the order of numbers. */
  readonly voided: readonly number[];
  /** The results that remain valid. */
  readonly results: readonly DrawResult[];
  readonly progress: DrawProgress;
}

/**
 * The effects of a result, or of its correction, on the rest of the draw. A result belongs to the two entries that
 * played it: it becomes void as soon as one of the match's sides changes.
 */
export function consequencesOf(
  plan: DrawPlan,
  resultsBefore: readonly DrawResult[],
  change: ResultChange,
  tieBreaking: TieBreaking,
): Consequences {
  const before = progressOf(plan, resultsBefore, tieBreaking);
  const sidesBefore = new Map(before.matches.map(({ match, sides }) => [match.number, sides]));
  const movedIn = (progress: DrawProgress) =>
    progress.matches.flatMap(({ match, sides }): MovedMatch[] => {
      const earlier = sidesBefore.get(match.number) ?? [null, null];
      const same = earlier[0] === sides[0] && earlier[1] === sides[1];
      return same ? [] : [{ match: match.number, before: earlier, after: sides }];
    });

  let results = resultsBefore.filter(({ match }) => match !== change.match);
  if (change.outcome !== null) results.push(change);
  const voided: number[] = [];
  // A voided result can change the sides of later matches and void their results: repeat until nothing changes.
  for (;;) {
    const progress = progressOf(plan, results, tieBreaking);
    const moved = movedIn(progress);
    const falling = results.filter(({ match }) => moved.some((other) => other.match === match));
    if (falling.length === 0) return { moved, voided: voided.toSorted((a, b) => a - b), results, progress };
    voided.push(...falling.map(({ match }) => match));
    results = results.filter((result) => !falling.includes(result));
  }
}

type From = "WINNER_OF" | "LOSER_OF";

/**
 * The consequences of one result, in sentences: the next match of its winner, that of its loser, and what a W.O.
 * excludes them from.
 * @param phaseOf the name of a match by its number: "Semifinal".
 * @returns empty while the match has no result, and where nothing follows, as after a final.
 */
export function afterMatch(
  plan: DrawPlan,
  progress: DrawProgress,
  number: number,
  { walkoverBars, phaseOf }: { walkoverBars: boolean; phaseOf: (number: number) => string | null },
): string[] {
  const played = progress.matches.find(({ match }) => match.number === number);
  if (!played?.result) return [];
  if (played.match.stage === "GROUP") return afterGroupMatch(plan, played, walkoverBars);
  const named = (match: number) => {
    const phase = phaseOf(match);
    return phase === null ? `jogo ${match}` : `jogo ${match} (${phase})`;
  };
  const next = (from: From, match: number) =>
    progress.matches.find(({ match: { sides } }) =>
      sides.some((source) => source.kind === from && source.match === match),
    );
  const { outcome, winnerSide } = played.result;
  if (outcome === "DOUBLE_WALKOVER") {
    const alone = next("WINNER_OF", number);
    return alone
      ? [`Ninguém avança: quem vem do outro lado do ${named(alone.match.number)} fica sem adversário.`]
      : [];
  }
  if (winnerSide === null) return [];
  /** Skips matches with a vacant side, on to the next match to be played. */
  const way = (from: From): string | null => {
    const passed: string[] = [];
    let to = next(from, number);
    while (to?.state === "VACATED") {
      passed.push(named(to.match.number));
      to = next("WINNER_OF", to.match.number);
    }
    const goes = to ? `vai para o ${named(to.match.number)}` : null;
    if (passed.length === 0) return goes;
    return [`passa sem adversário pelo ${passed.join(" e pelo ")}`, goes].filter(Boolean).join(" e ");
  };
  const up = way("WINNER_OF");
  const down = played.loser === VACANT ? null : way("LOSER_OF");
  return [
    up && `Quem venceu ${up}.`,
    down && `Quem perdeu ${down}.`,
    outcome === "WALKOVER" && down === null && up !== null
      ? "Quem não compareceu não segue no torneio."
      : null,
  ].filter((sentence) => sentence !== null);
}

/** In a group only a W.O. has an immediate effect. After a double W.O. one of them may still qualify as second. */
function afterGroupMatch({ matches }: DrawPlan, { result }: MatchProgress, walkoverBars: boolean): string[] {
  if (matches.every(({ stage }) => stage === "GROUP")) return [];
  if (result?.outcome === "DOUBLE_WALKOVER") return ["Conta como derrota para as duas duplas."];
  return result?.outcome === "WALKOVER" && walkoverBars ? ["Quem não compareceu não avança do grupo."] : [];
}
