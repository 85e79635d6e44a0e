import { useRef, useState } from "react";

export type InTurn = <Answer>(save: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs the saves of a form without a button one after another: a change made while another is being saved waits for it
 * instead of being lost.
 * @returns a function that runs a save in its turn, and whether one is running or waiting.
 */
export function useInTurn(): [inTurn: InTurn, busy: boolean] {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [count, setCount] = useState(0);
  const inTurn = async <Answer>(save: () => Promise<Answer>): Promise<Answer> => {
    setCount((before) => before + 1);
    const saved = last.current.then(save, save);
    last.current = saved;
    try {
      return await saved;
    } finally {
      setCount((before) => before - 1);
    }
  };
  return [inTurn, count > 0];
}
