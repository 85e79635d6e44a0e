/** An enrolment as the list brings it, with the other half of its pair. */
interface Listed {
  readonly id: string;
  readonly pair?: { readonly id: string } | null;
}

/** One row of the list: a pair, or somebody who stands alone. */
export interface EntryUnit<Entry extends Listed> {
  key: string;
  entry: Entry;
}

/** The list brings athletes; a pair is one row, where the first of the two stands. */
export function entryUnits<Entry extends Listed>(entries: readonly Entry[]): EntryUnit<Entry>[] {
  const shown = new Set<string>();
  return entries.flatMap((entry) => {
    const key = entry.pair?.id ?? entry.id;
    if (shown.has(key)) return [];
    shown.add(key);
    return [{ key, entry }];
  });
}
