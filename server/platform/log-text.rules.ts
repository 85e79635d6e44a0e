const quoted = /"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|“[^”\n]*”/g;
// What databases put between quotes besides values: the names of tables and constraints.
const isIdentifier = (text: string): boolean => /^[a-z]+(_[a-z]+)+$/.test(text);

const longNumber = /\d[\d\s.\-/()+]{6,}\d/g;
const telling = /\S*[\d@]\S*/g;
// "3", "(3)", "23514,": a count, a line, an error code. A date, an amount or anything longer may be personal data.
const isShortCode = (word: string): boolean => /^[^\w@]*([0-9A-Z]{5}|P?\d{1,4})[^\w@]*$/.test(word);

/**
 * Redacts a message for the log: the words that describe the error stay, and what may be personal data becomes "…":
 * quoted text except identifiers, and every word with a digit or an at sign, which covers CPF, date, telephone, e-mail,
 * token, hash, and any password that our rules accept. Names are not recognised: do not put them into messages.
 */
export const loggedText = (text: string): string =>
  text
    .replace(quoted, (part) => (isIdentifier(part.slice(1, -1)) ? part : `${part.at(0)}…${part.at(-1)}`))
    .replace(longNumber, "…")
    .replace(telling, (word) => (isShortCode(word) ? word : "…"));
