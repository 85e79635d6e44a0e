import { placeInSentence } from "../identity/management/management.rules";

/** How a sentence names it after "a", "da" or "na": "Arena Beira-Mar", "arena Clube do Sol". */
export const inSentence = (name: string): string => placeInSentence("ARENA", name);

/** Longest part of a name in an address; a number may follow. */
const longestName = 50;

/** "Arena Pé na Areia" → "arena-pe-na-areia": how an arena's address names it. "arena" for a name without Latin letters. */
export function arenaKeyOf(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replace(/^-+|-+$/g, "");
  return words === "" ? "arena" : words;
}

/** The first of "arena", "arena-2", "arena-3" and so on that is free. */
export function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

/** Normalises a key that was typed or copied. */
export const typedArenaKey = (typed: string): string => typed.trim().toLowerCase();

/** The public page of an arena, where athletes ask to join. */
export const arenaPagePath = (key: string): string => `/arena/${key}`;
