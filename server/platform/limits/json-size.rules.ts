/** The largest form sends some 1,500 values: a sheet of 200 lines. */
const limits = { values: 5_000, itemsPerList: 1_000, keysPerObject: 100 } as const;

const sentences = {
  values: `No máximo ${limits.values} valores em “variables”.`,
  itemsPerList: `No máximo ${limits.itemsPerList} itens por lista em “variables”.`,
  keysPerObject: `No máximo ${limits.keysPerObject} campos por objeto em “variables”.`,
} as const;

/**
 * Counts what a JSON text contains before it is parsed, because parsed values need many times the memory of the text.
 * @param text need not be valid JSON.
 * @returns a sentence for the client if it contains too much; null otherwise.
 */
export function excessOfJson(text: string): string | null {
  /** The limit of each list and object that is open, and how many separators it had. */
  const open: ("itemsPerList" | "keysPerObject")[] = [];
  const separators: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
    } else if (character === "[" || character === "{") {
      open.push(character === "[" ? "itemsPerList" : "keysPerObject");
      separators.push(0);
      values += 1;
    } else if (character === "]" || character === "}") {
      open.pop();
      separators.pop();
    } else if (character === ",") {
      values += 1;
      const kind = open.at(-1);
      const count = (separators.pop() ?? 0) + 1;
      separators.push(count);
      if (kind && count >= limits[kind]) return sentences[kind];
    }
    if (values > limits.values) return sentences.values;
  }
  return null;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
