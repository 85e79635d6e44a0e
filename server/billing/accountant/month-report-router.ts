import { Router, type Request, type Response } from "express";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { formatCnpj } from "../../brazil/cpf-cnpj.rules";
import type { ActionContext } from "../../platform/context";
import type { Database } from "../../platform/database";
import { refused } from "../../platform/http/json-errors";
import { sendPdf, streamCsv } from "../../platform/http/send-file";
import { readReport } from "../../platform/replica";
import { addDays, addMonths } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { chargeTotals } from "../charges/charge-list.loader";
import { exportedArena, monthAsked } from "../exported-receiver";
import {
  daySums,
  debtorsOf,
  kindSums,
  movementCount,
  movementsAfter,
  paidCommissions,
  type Span,
} from "./month-movements.loader";
import {
  monthPaperName,
  monthPaperPath,
  monthReport,
  monthSheetName,
  monthSheetPath,
  movementLine,
  movementsHead,
  type ChargedMonth,
  type Movement,
} from "./month-report.rules";

export interface MonthReportOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** Serves the month of an arena to its managers: all movements as CSV, charges and totals as PDF. */
export function monthReportRouter({ contextFor }: MonthReportOptions): Router {
  const router = Router();

  /** @returns the parsed request; null if it was rejected and the response has been sent. */
  const asked = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const arenaId = await exportedArena(ctx, request, response, "o relatório do mês");
    if (arenaId === null) return null;
    const month = monthAsked(request.query.mes);
    if (month !== null) return { ctx, arenaId, month, span: { from: month, before: addMonths(month, 1) } };
    refused(response, 400, "BAD_USER_INPUT", "Mês inválido.");
    return null;
  };

  router.get(monthSheetPath, async (request, response) => {
    const wanted = await asked(request, response);
    if (!wanted) return;
    const { ctx, arenaId, month, span } = wanted;
    await streamCsv(response, {
      fileName: monthSheetName(month),
      count: await readReport(ctx.db, (from) => movementCount(from, arenaId, span)),
      head: movementsHead(),
      rows: (after: Movement | null, limit) =>
        readReport(ctx.db, (from) => movementsAfter(from, arenaId, span, after, limit)),
      line: movementLine,
    });
  });

  router.get(monthPaperPath, async (request, response) => {
    const wanted = await asked(request, response);
    if (!wanted) return;
    const { ctx, arenaId, month, span } = wanted;
    const today = dayAt(ctx.now, await timeZoneAt(ctx.db, arenaId));
    const arena = await ctx.db.arena.findUniqueOrThrow({
      where: { id: arenaId },
      select: { name: true, cnpj: true, fullAddress: true },
    });
    const { charged, sums, commissions } = await readReport(ctx.db, async (from) => ({
      charged: await chargedMonth(from, arenaId, span, today),
      sums: await daySums(from, arenaId, span),
      commissions: await paidCommissions(from, arenaId, span),
    }));
    const { monthPaper } = await import("./month-paper");
    const paper = await monthPaper({
      arena: { name: arena.name, lines: [`CNPJ ${formatCnpj(arena.cnpj)}`, arena.fullAddress] },
      month,
      today,
      charged,
      report: monthReport(sums, commissions),
    });
    sendPdf(response, monthPaperName(month), paper);
  });
  return router;
}

/** The totals are those of the page of charges, read by the same statement. */
async function chargedMonth(db: Database, arenaId: string, span: Span, today: string): Promise<ChargedMonth> {
  const totals = await chargeTotals(db, {
    arenaId,
    athleteId: null,
    receivers: null,
    from: span.from,
    to: addDays(span.before, -1),
    today,
  });
  return {
    ...totals,
    kinds: await kindSums(db, arenaId, span),
    ...(await debtorsOf(db, arenaId, span, today)),
  };
}
