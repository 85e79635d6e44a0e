import {
  financialExportPath,
  financialFileName,
} from "../../../server/administration/financial/financial-report.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { accessToken } from "../../relay/access";
import { formatCount, today } from "../../ui/format";
import { startWork, type WorkEnd } from "../../ui/long-work/long-work";
import { csvMediaType, saveFile } from "../../ui/save-file";
import type { FinancialVariables } from "./financial-filters";

/** Fetches all rows of the report and hands them to the browser as a file; of what broke off no half is saved. */
export const saveReport = (asked: FinancialVariables): Promise<WorkEnd | null> =>
  startWork({
    key: "relatorio-financeiro",
    doing: (progress) =>
      progress
        ? `Exportando ${formatCount(progress.done)} de ${formatCount(progress.of)} transações…`
        : "Exportando o relatório financeiro…",
    run: async (tell) => {
      const token = await accessToken();
      const response = await fetch(addressOf(asked), {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      if (!response.ok || !response.body) throw new Error(`The report answered ${response.status}`);
      const of = Number(response.headers.get("X-Total-Count"));
      const text = await readLines(response.body, (lines) => tell({ done: Math.max(0, lines - 1), of }));
      saveFile(financialFileName(today(brasiliaTime)), text, csvMediaType);
      return { ok: true };
    },
  });

function addressOf({ period, service, arenaKey }: FinancialVariables): string {
  const asked = new URLSearchParams({
    periodo: period,
    ...(service ? { servico: service } : {}),
    ...(arenaKey ? { arena: arenaKey } : {}),
  });
  return `${financialExportPath}?${asked}`;
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
