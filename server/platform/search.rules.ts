/** Fewer letters say nothing of what is meant, where all there is is searched. */
export const leastSearched = 2;
/** The most words used for a search; further words are ignored. */
const mostWords = 8;
/** No word of a name is longer. */
const longestWord = 40;

const accents = /[\u0300-\u036f]+/g;

/** The words of a label, without accents, in lower case; what is no letter and no digit separates them. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(accents, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** A whole or partial CNPJ with its mask; the database stores it without. */
const maskedCnpj = /\b[\da-z]{2}\.[\da-z]{3}(?:\.[\da-z]{3}(?:\/[\da-z]{4}(?:-\d{2})?)?)?(?![\da-z])/gi;

/**
 * The words of a search text, normalised like busca_de() in the database: without accents, apostrophes and dots, in
 * lower case (ASCII only: other alphabets stay unchanged), split at spaces, hyphens, slashes and commas.
 */
function typedWords(typed: string): string[] {
  return typed
    .slice(0, mostWords * longestWord)
    .replace(maskedCnpj, (cnpj) => cnpj.replace(/[./-]/g, ""))
    .replace(/[-–—/(,:]/g, " ")
    .replace(/[´`]/g, "")
    .normalize("NFKD")
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, "").slice(0, longestWord))
    .filter((word) => word !== "")
    .slice(0, mostWords);
}

/** The words of a search over everything; empty if too little was typed. */
export function searchedWords(typed: string): string[] {
  const words = typedWords(typed);
  return words.join("").length < leastSearched ? [] : words;
}

/** A sign that busca_de() leaves in no text: who types nothing but signs finds nothing. */
const unfindable = "!";

/** Words of one or two letters match the start of a word, longer ones match anywhere. */
const partOf = (word: string): string => (word.length < 3 ? ` ${word}` : word);

/** Null when nothing was typed. */
const partsTyped = (typed: string | null | undefined): string[] | null => {
  if (!typed?.trim()) return null;
  const words = typedWords(typed);
  return words.length === 0 ? [unfindable] : words.map(partOf);
};

const patternsOf = (parts: readonly string[]): string[] =>
  parts.toSorted((a, b) => b.length - a.length).map((part) => `%${part}%`);

/** The patterns of texts with a word that starts with one of these; such results come first. */
export const beginningPatterns = (words: readonly string[]): string[] => words.map((word) => `% ${word}%`);

/** The same as `searchPatterns` for words of `searchedWords`. */
export const wordPatterns = (words: readonly string[]): string[] => patternsOf(words.map(partOf));

/**
 * The patterns that busca_de() of a text has to match, all of them, in raw SQL:
 * `$1::text[] IS NULL OR busca_de(x) LIKE ALL ($1)`.
 * @returns null if nothing was typed; else the longest pattern first, which is the most selective for an index.
 */
export function searchPatterns(typed: string | null | undefined): string[] | null {
  const parts = partsTyped(typed);
  return parts && patternsOf(parts);
}

/** The same for Prisma, of a column of a search view. */
interface HoldsWord {
  contains: string;
}

/**
 * The filter of a search view, so that one join serves all words: each word has to match one of the texts, in any
 * order.
 * @param texts columns of the view that contain busca_de() of the searched texts.
 * @returns null if nothing was typed.
 */
export function foundBy<Where>(
  typed: string | null | undefined,
  texts: (word: HoldsWord) => Where[],
): { AND: { OR: Where[] }[] } | null {
  const parts = partsTyped(typed);
  return parts && { AND: parts.map((contains) => ({ OR: texts({ contains }) })) };
}
