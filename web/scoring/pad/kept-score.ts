import { keep, loadKept } from "../../ui/kept-on-device";
import type { KeptScore } from "./score-state";

const nameOf = (matchId: string): string => `praia-placar:${matchId}`;

/** What this device counted of a match and could not send before it was closed. */
export const loadScore = (matchId: string): KeptScore | null => loadKept<KeptScore>(nameOf(matchId));

/** Keeps it, or forgets it when there is nothing to keep. @returns false where the device keeps nothing. */
export const keepScore = (matchId: string, kept: KeptScore | null): boolean => keep(nameOf(matchId), kept);
