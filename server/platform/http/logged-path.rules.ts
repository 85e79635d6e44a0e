import { isUuid } from "../uuid.rules";

const longestPath = 200;

// Our paths consist of short words and ids. Any other segment was typed, and may contain personal data.
const isWord = (segment: string): boolean => /^[\w.-]{0,64}$/.test(segment) && !/\d[\d.-]{5}/.test(segment);
// The secret of a link: 256 bits in base64url, perhaps with a file extension.
const isSecret = (segment: string): boolean => /^[\w-]{43}(\.\w+)?$/.test(segment);

/** A name that a client made up, for instance of its operation, as the log may show it. */
export const loggedName = (name: string): string => (isWord(name) ? name : "…");

/**
 * Redacts the path of a URL for the log.
 * @param url path and query, as in the request line.
 * @returns the path without the query; segments that are neither a word nor an id become "…".
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const segments = path
    .split("/")
    .map((segment) => ((isWord(segment) && !isSecret(segment)) || isUuid(segment) ? segment : "…"));
  const shown = segments.join("/");
  return shown.length > longestPath ? `${shown.slice(0, longestPath)}…` : shown;
}
