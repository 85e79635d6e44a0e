/** What a sheet's file begins with when Excel saves it as "Texto Unicode". */
const utf16Mark = [0xff, 0xfe] as const;

/** The text of a sheet: UTF-8, or what Excel on Windows writes in Brazil when it is not. */
export async function readSheetFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (utf16Mark.every((byte, index) => bytes[index] === byte))
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
