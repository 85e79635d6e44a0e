import { useEffect, useState } from "react";

/** Counts up every so often: which of several things is shown now. */
export function useRotation(everyMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return turn;
}

/** Whose turn it is; undefined of nothing. */
export const takingTurns = <Item>(items: readonly Item[], turn: number): Item | undefined =>
  items[turn % Math.max(items.length, 1)];

/** Pages of so many, of which one fills the screen at a time. */
export const pagesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...pagesOf(items.slice(size), size)];
