import { athletesOf, type Board, type BoardMatch } from "../competition/board/tournament-board.loader";
import type { CategoryWithDraw } from "../tournaments/categories/categories.loader";
import { mayMean, seedsAmong } from "../sport/draws/group-letters.rules";
import { readSource } from "../sport/draws/side-source.rules";

export interface MatchChain {
  /** Athletes who may come to a side that is not decided, by match. */
  possible: ReadonlyMap<string, readonly string[]>;
  /** Matches that decide who comes, by match. */
  follows: ReadonlyMap<string, readonly string[]>;
}

/** Who may come to each match and what it waits for, as the draw says; matches stand after those they follow. */
export function matchChain(board: Board): MatchChain {
  const possible = new Map<string, readonly string[]>();
  const follows = new Map<string, readonly string[]>();
  for (const category of board.categories) {
    const matches = board.matches.filter(({ categoryId }) => categoryId === category.id);
    const byNumber = new Map(matches.map((match) => [match.number, match]));
    for (const match of matches) {
      const before = new Set<string>();
      const athletes = new Set<string>();
      for (const side of [1, 2] as const) {
        const text = side === 1 ? match.source1 : match.source2;
        if (text === null) continue;
        const source = readSource(text);
        const undecided = athletesOf(match, side).length === 0 && match.status !== "PLAYED";
        if (source.kind === "GROUP_PLACE") {
          const isMeant = groupsMeant(category, source.group);
          for (const id of groupMatches(matches, isMeant)) before.add(id);
          if (undecided) for (const id of groupAthletes(board, category, isMeant)) athletes.add(id);
        }
        if (source.kind === "WINNER_OF" || source.kind === "LOSER_OF") {
          const origin = byNumber.get(source.match);
          if (!origin) continue;
          before.add(origin.id);
          if (undecided)
            for (const id of [
              ...origin.players.map(({ athleteId }) => athleteId),
              ...(possible.get(origin.id) ?? []),
            ])
              athletes.add(id);
        }
      }
      for (const { athleteId } of match.players) athletes.delete(athleteId);
      possible.set(match.id, [...athletes]);
      follows.set(match.id, [...before]);
    }
  }
  return { possible, follows };
}

type GroupFilter = (group: number | null) => boolean;

function groupsMeant({ draw }: CategoryWithDraw, letter: number): GroupFilter {
  const letters = draw && { lettersByResult: draw.lettersByResult, seeds: seedsAmong(draw.entries) };
  return (group) => letters !== null && group !== null && mayMean(letters, letter, group);
}

const groupMatches = (matches: readonly BoardMatch[], isMeant: GroupFilter): string[] =>
  matches.filter(({ stage, group }) => stage === "GROUP" && isMeant(group)).map(({ id }) => id);

function groupAthletes(board: Board, category: CategoryWithDraw, isMeant: GroupFilter): string[] {
  return (category.draw?.entries ?? [])
    .filter(({ group }) => isMeant(group))
    .flatMap(({ pairId }) => board.pairs.get(pairId)?.enrolments.map(({ athleteId }) => athleteId) ?? []);
}
