export const csvMediaType = "text/csv;charset=utf-8";

/** Hands a text, or what was fetched, to the browser as a file to keep. */
export function saveFile(fileName: string, content: string | Blob, mediaType: string) {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
