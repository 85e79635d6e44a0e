import { inflateSync } from "node:zlib";

/** The texts of a generated PDF, one per line, in drawing order. */
export function pdfText(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const raw = bytes.toString("latin1");
  const lines: string[] = [];
  for (const { index } of raw.matchAll(/stream\r?\n/g)) {
    const begin = raw.indexOf("\n", index) + 1;
    const content = inflated(bytes.subarray(begin, raw.indexOf("endstream", begin)));
    for (const [, shown = ""] of content.matchAll(/\[([^\]]*)\] TJ/g))
      lines.push(
        [...shown.matchAll(/<([0-9a-f]*)>/gi)]
          .map(([, hex = ""]) => new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")))
          .join(""),
      );
  }
  return lines.join("\n");
}

function inflated(stream: Uint8Array): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}
