/** Fewer letters say nothing of what is meant. */
export const leastSearched = 2;
/** As many words as are looked for; who types more is found by these. */
const mostWords = 8;
/** No word of a name is longer. */
const longestWord = 40;

/** The words of a text, whatever the accents and upper or lower case; palavras_de() does the same to what is stored. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]+/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** The beginnings of words that a search asks for; none where too little was typed. */
export function searchedWords(text: string): string[] {
  const words = plainWords(text.slice(0, mostWords * longestWord)).slice(0, mostWords);
  return words.join("").length < leastSearched ? [] : words.map((word) => word.slice(0, longestWord));
}

/** The same for PostgreSQL's to_tsquery: every word of it begins one of the name's. */
export const searchPattern = (words: readonly string[]): string =>
  words.map((word) => `${word}:*`).join(" & ");
