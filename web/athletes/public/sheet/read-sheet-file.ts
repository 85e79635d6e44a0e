/** What a sheet's file begins with when Excel saves it as "Texto Unicode". */
const utf16Mark = [0xff, 0xfe] as const;

const accents = /[àáâãçéêíóôõúü]/gi;

/** The text of a sheet: UTF-8, or what Excel writes in Brazil when it is not, on Windows or on a Mac. */
export async function readSheetFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (utf16Mark.every((byte, index) => bytes[index] === byte))
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The same bytes are letters in one of the two, and signs that no name has in the other.
    const [windows, mac] = ["windows-1252", "macintosh"].map((code) => new TextDecoder(code).decode(bytes));
    const letters = (text = "") => text.match(accents)?.length ?? 0;
    return (letters(mac) > letters(windows) ? mac : windows) ?? "";
  }
}
