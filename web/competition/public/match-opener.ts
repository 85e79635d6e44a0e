import { createContext, use } from "react";

export interface MatchOpener {
  open: (matchId: string) => void;
  /** The match that was pressed and is not on screen yet. */
  opening: string | null;
  /** Whether results can be typed in there. */
  takesResults: boolean;
}

/** Where matches can be opened; null on a wall, on paper and in a preview. */
export const MatchOpenerContext = createContext<MatchOpener | null>(null);

export const useMatchOpener = (): MatchOpener | null => use(MatchOpenerContext);

/** How the elements that open a match are found again. */
const markOf = (matchId: string) => `[data-match="${CSS.escape(matchId)}"]`;

/** Where the focus comes back to, once a match is closed: what opened it may be gone, and the match in another list. */
export function matchOnScreen(matchId: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(markOf(matchId))];
  return found.find((element) => element.offsetParent !== null) ?? found[0] ?? null;
}
