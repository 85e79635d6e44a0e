import { Router, type Request, type Response } from "express";
import { serviceTypes } from "../../billing/charge-words.rules";
import type { ActionContext } from "../../platform/context";
import { errorAnswer } from "../../platform/http/json-errors";
import { streamCsv } from "../../platform/http/send-file";
import { readReport } from "../../platform/replica";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { isUuid } from "../../platform/uuid.rules";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import {
  daysOfPeriod,
  financialExportPath,
  financialFileName,
  type FinancialFormat,
  financialFormats,
  financialHead,
  financialLine,
  financialPeriods,
  type FinancialRow,
} from "./financial-report.rules";
import { financialRows, financialTotals, type FinancialFilter } from "./financial-report.loader";

export interface FinancialExportOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET /exportar/relatorio-financeiro.csv?periodo=…&servico=…&arena=…&formato=…: all rows of the report, for an admin's token. Sent as
 * they are read; `X-Total-Count` says how many will come. What breaks off in the middle arrives as a broken answer.
 */
export function financialExportRouter({ contextFor }: FinancialExportOptions): Router {
  const router = Router();
  router.get(financialExportPath, async (request, response) => {
    const ctx = await contextFor(request, response);
    response.set("Cache-Control", "no-store");
    const { viewer } = ctx;
    if (!isSignedIn(viewer) || !isAdmin(viewer)) {
      const signedIn = isSignedIn(viewer);
      const [status, code] = signedIn ? ([403, "FORBIDDEN"] as const) : ([401, "UNAUTHENTICATED"] as const);
      response.status(status).json(errorAnswer(code, "Apenas administradores exportam o relatório."));
      return;
    }
    const today = dayAt(ctx.now, brasiliaTime);
    const filter = filterOf(request.query, today);
    const { formato = "padrao" } = request.query;
    const format = financialFormats.find((one) => one === formato);
    if (!filter || !format) {
      response
        .status(400)
        .json(errorAnswer("BAD_USER_INPUT", "Período, tipo de serviço, arena ou formato inválidos."));
      return;
    }
    await sendReport(ctx, filter, { today, format }, response);
  });
  return router;
}

function filterOf(query: Request["query"], today: string): FinancialFilter | null {
  const { periodo = "CURRENT_MONTH", servico, arena } = query;
  const period = financialPeriods.find((one) => one === periodo);
  const service = serviceTypes.find((one) => one === servico);
  if (!period || (servico !== undefined && !service)) return null;
  if (arena !== undefined && (typeof arena !== "string" || !isUuid(arena))) return null;
  return { ...daysOfPeriod(period, today), service: service ?? null, arenaId: arena ?? null };
}

async function sendReport(
  { db }: ActionContext,
  filter: FinancialFilter,
  { today, format }: { today: string; format: FinancialFormat },
  response: Response,
) {
  const { count } = await readReport(db, (from) => financialTotals(from, filter));
  await streamCsv(response, {
    fileName: financialFileName(today),
    count,
    head: financialHead(format),
    rows: (after: FinancialRow | null, limit) =>
      readReport(db, (from) => financialRows(from, filter, { after, before: null, limit, inverted: false })),
    line: (row) => financialLine(row, today, format),
  });
}
