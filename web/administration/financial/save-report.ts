import {
  financialExportPath,
  financialFileName,
} from "../../../server/administration/financial/financial-report.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { accessToken } from "../../relay/access";
import { today } from "../../ui/format";
import { csvMediaType, saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toaster";
import type { FinancialVariables } from "./financial-filters";

/** Fetches all rows of the report and hands them to the browser as a file; what broke off is told, and no half is saved. */
export async function saveReport(
  { period, service, arenaKey }: FinancialVariables,
  onProgress: (rows: number, all: number) => void = () => undefined,
): Promise<void> {
  const asked = new URLSearchParams({
    periodo: period,
    ...(service ? { servico: service } : {}),
    ...(arenaKey ? { arena: arenaKey } : {}),
  });
  try {
    const token = await accessToken();
    const response = await fetch(`${financialExportPath}?${asked}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok || !response.body) throw new Error(`The report answered ${response.status}`);
    const all = Number(response.headers.get("X-Total-Count"));
    const text = await readLines(response.body, (lines) => onProgress(Math.max(0, lines - 1), all));
    saveFile(financialFileName(today(brasiliaTime)), text, csvMediaType);
  } catch {
    toast.error({
      title: "Não foi possível exportar o relatório",
      description: "Verifique sua conexão com a internet e tente novamente.",
    });
  }
}

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
