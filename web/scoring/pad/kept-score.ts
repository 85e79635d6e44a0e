import type { KeptScore } from "./score-state";

const keyOf = (matchId: string): string => `praia-placar:${matchId}`;

/** What this device counted of a match and could not send before it was closed. */
export function loadKept(matchId: string): KeptScore | null {
  try {
    const text = localStorage.getItem(keyOf(matchId));
    return text === null ? null : (JSON.parse(text) as KeptScore);
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it when there is nothing to keep. @returns false where the device keeps nothing. */
export function keepScore(matchId: string, kept: KeptScore | null): boolean {
  try {
    if (kept) localStorage.setItem(keyOf(matchId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(matchId));
    return true;
  } catch {
    // Storage is blocked or full: what is tapped lasts as long as the page.
    return false;
  }
}
