import { longestNote } from "./arena-athletes/arena-note.rules";

/** Merges an arena's notes about two records of one person, without duplicates. */
export const joinedNote = (stays: string | null, goes: string | null): string | null =>
  stays === null || goes === null || stays === goes ? (stays ?? goes) : `${stays}\n${goes}`;

/** Whether the merged note stays within the length limit. */
export const notesFit = (stays: string | null, goes: string | null): boolean =>
  (joinedNote(stays, goes) ?? "").length <= longestNote;

/** Result of merging the rows of two records of one person. */
interface JoinedRows<Row> {
  /** Of the record that goes: they are the other's from now on. */
  moved: Row[];
  /** Duplicates of either record, which the other's row replaces. */
  dropped: Row[];
}

/**
 * Of what there may be once only, as the place in one class, the row stays that says more; everything else moves.
 * @param kept of the record that stays, at most one of a key. @param other of the one that goes, likewise.
 * @param keyOf what a row is about. @param goesBefore whether a row of the one that goes says more than that which stays.
 */
export function joinRows<Row>(
  kept: readonly Row[],
  other: readonly Row[],
  keyOf: (row: Row) => string,
  goesBefore: (other: Row, kept: Row) => boolean = () => false,
): JoinedRows<Row> {
  const standing = new Map(kept.map((row) => [keyOf(row), row]));
  const joined: JoinedRows<Row> = { moved: [], dropped: [] };
  for (const row of other) {
    const same = standing.get(keyOf(row));
    if (same === undefined) joined.moved.push(row);
    else if (goesBefore(row, same)) {
      joined.moved.push(row);
      joined.dropped.push(same);
    } else joined.dropped.push(row);
  }
  return joined;
}

/** Which record takes in which; both are locked. */
export interface Merging {
  keptId: string;
  otherId: string;
}
