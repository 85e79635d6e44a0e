/** One row of the list: a pair, or somebody who stands alone. */
interface EntryUnit<Entry> {
  key: string;
  entry: Entry;
}

/**
 * The list brings athletes; a pair is one row, where the first of the two stands.
 * @param keyOf the pair's id, else the enrolment's own.
 */
export function entryUnits<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): EntryUnit<Entry>[] {
  const shown = new Set<string>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (shown.has(key)) return [];
    shown.add(key);
    return [{ key, entry }];
  });
}
