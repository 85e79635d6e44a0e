import { seededRandom } from "../../platform/random.rules";
import { makeRoom } from "./make-room.rules";
import type { MatchBoard } from "./match-board.rules";
import { MovableMatches, type Budget } from "./movable-matches.rules";
import type { Placement, ScheduleMatch } from "./schedule-plan.rules";
import { searchPlaces } from "./search-places.rules";

/** What trying again may cost, however large the event: about a quarter of a second. */
const looksInAll = 10_000_000;
/** Enough to try everything with some eight matches. */
const looksOfSearch = 250_000;
const chains = { count: 10, steps: 600 } as const;

/**
 * Finds places for matches that are left over by moving others that are not kept. Whatever had a place has one
 * afterwards, though not always the same.
 * @param empty a board of the same setting with nothing but the kept matches.
 */
export function placeLeftOver(board: MatchBoard, empty: MatchBoard): void {
  const movable = new MovableMatches(empty);
  const budget: Budget = { looks: looksInAll };
  let changed = false;
  for (const id of board.relations.order) {
    const match = movable.match(id);
    if (budget.looks <= 0) break;
    if (board.placeOf(id) || board.waitsForUnplaced(match)) continue;
    const places = placesWith(movable, board.placed(), match, budget);
    if (!places) continue;
    board.clear();
    for (const place of places) board.put(place);
    changed = true;
  }
  if (changed) moveUp(board, movable);
}

function placesWith(
  movable: MovableMatches,
  standing: readonly Placement[],
  match: ScheduleMatch,
  budget: Budget,
): readonly Placement[] | null {
  const all = [...standing.map(({ matchId }) => movable.match(matchId)), match];
  const ofSearch: Budget = { looks: looksOfSearch };
  const found = searchPlaces(movable, all, ofSearch);
  budget.looks -= looksOfSearch - ofSearch.looks;
  if (found !== "UNKNOWN") return found;
  for (let chain = 1; chain <= chains.count; chain++) {
    const firstPrice = chain % 2 === 0 ? 0 : 1;
    const random = seededRandom(`chain ${chain}`);
    const places = makeRoom(movable, standing, match, { steps: chains.steps, firstPrice, random, budget });
    if (places) return places;
  }
  return null;
}

/** Each as early as the others let it, and whatever fits into the room that this makes. */
function moveUp(board: MatchBoard, movable: MovableMatches): void {
  for (const place of board.placed().sort((a, b) => a.startsAt - b.startsAt)) {
    board.lift(place);
    board.put(board.earliestPlace(movable.match(place.matchId)) ?? place);
  }
  for (const id of board.relations.order) {
    const place = board.placeOf(id) ? null : board.earliestPlace(movable.match(id));
    if (place) board.put(place);
  }
}
