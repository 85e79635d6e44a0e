/** The text of a sheet: UTF-8, or what Excel on Windows writes in Brazil when it is not. */
export async function readSheetFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
