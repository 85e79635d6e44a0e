import { placeInSentence } from "../identity/management/management.rules";

/** How a sentence names it after "a", "da" or "na": "Arena Beira-Mar", "arena Clube do Sol". */
export const inSentence = (name: string): string => placeInSentence("ARENA", name);
