import { useState } from "react";
import { readScorePad, type Pad, type PadKey } from "./read-score-pad";
import type { Scorer } from "./send-score";
import { useScoreKeeper } from "./use-score-keeper";

/** A match as it is on the screen, and its score between here and the server. */
export function usePad(scorer: Scorer, initial: Pad) {
  const [pad, setPad] = useState(initial);
  const [shut, setShut] = useState(false);
  const keeper = useScoreKeeper(scorer, initial.server, () => setShut(true));

  /** What an answer or the news brought; null once one may not score the match any more. */
  const take = (key: PadKey) => {
    if (!key) return setShut(true);
    const news = readScorePad(key, initial.phase);
    setPad(news);
    keeper.hear(news.server);
  };
  return { pad, keeper, shut, take };
}
