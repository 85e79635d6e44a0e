import { formatCount } from "../ui/format";
import { startWork, type WorkEnd } from "../ui/long-work/long-work";
import { csvMediaType, saveFile } from "../ui/save-file";
import { accessToken } from "./access";

interface ServedSheet {
  /** Of the work: what is already under way is not begun again. */
  key: string;
  /** What it is, as "o relatório financeiro". */
  what: string;
  /** Its rows, as "transações". */
  rows: string;
  /** Where it is fetched, with what is asked. */
  address: string;
  fileName: string;
}

/** Fetches all rows of a sheet and hands them to the browser as a file; of what broke off no half is saved. */
export const saveServedSheet = ({
  key,
  what,
  rows,
  address,
  fileName,
}: ServedSheet): Promise<WorkEnd | null> =>
  startWork({
    key,
    doing: (progress) =>
      progress
        ? `Exportando ${formatCount(progress.done)} de ${formatCount(progress.of)} ${rows}…`
        : `Exportando ${what}…`,
    run: async (tell) => {
      const token = await accessToken();
      const response = await fetch(address, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      if (!response.ok || !response.body) throw new Error(`The sheet answered ${response.status}`);
      const of = Number(response.headers.get("X-Total-Count"));
      const text = await readLines(response.body, (lines) => tell({ done: Math.max(0, lines - 1), of }));
      saveFile(fileName, text, csvMediaType);
      return { ok: true };
    },
  });

async function readLines(
  body: ReadableStream<Uint8Array>,
  onLines: (lines: number) => void,
): Promise<string> {
  // The mark by which Excel knows UTF-8 stays.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = body.getReader();
  let [text, lines] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    const part = decoder.decode(value, { stream: true });
    text += part;
    lines += part.split("\r\n").length - 1;
    onLines(lines);
  }
}
