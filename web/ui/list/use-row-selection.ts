import { useState } from "react";

export interface RowSelection {
  selected: ReadonlySet<string>;
  /** Adds rows or takes them out. */
  select: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

/** Which rows of a `DataList` are ticked, by their ids. It outlives a page of the list and is forgotten with the screen. */
export function useRowSelection(): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    select: (ids, on) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setSelected(new Set()),
  };
}
