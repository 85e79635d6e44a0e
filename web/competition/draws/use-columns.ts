import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface Columns {
  /** For the box that scrolls; its children are the columns. */
  view: RefObject<HTMLDivElement | null>;
  /** Which column one looks at. */
  inView: number;
  /** For the box, whenever it scrolls. */
  follow: () => void;
  goTo: (column: number) => void;
}

/** Columns that are swiped through, beginning with one of them. */
export function useColumns(beginning: number): Columns {
  const view = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(beginning);
  useLayoutEffect(() => {
    const box = view.current;
    if (box) box.scrollLeft = startOf(box, beginning);
  }, [beginning]);
  const follow = useCallback(() => {
    const box = view.current;
    // Where all of them fit nothing is swiped, and no column is the one in view.
    if (box && box.scrollWidth > box.clientWidth) setInView(columnAt(box));
  }, []);
  const goTo = useCallback((column: number) => {
    const box = view.current;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box?.scrollTo({ left: startOf(box, column), behavior: calm ? "auto" : "smooth" });
  }, []);
  return { view, inView, follow, goTo };
}

const startsOf = (box: HTMLElement): number[] =>
  Array.from(box.children, (column) => (column instanceof HTMLElement ? column.offsetLeft : 0));

const startOf = (box: HTMLElement, column: number): number => startsOf(box)[column] ?? 0;

function columnAt(box: HTMLElement): number {
  const starts = startsOf(box);
  // The last one never comes to the very left.
  if (box.scrollLeft >= box.scrollWidth - box.clientWidth - 1) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - box.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
