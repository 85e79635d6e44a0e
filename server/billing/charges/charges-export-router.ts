import { Router, type Request, type Response } from "express";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { streamCsv } from "../../platform/http/send-file";
import { readReport } from "../../platform/replica";
import { addDays, addMonths, dayFromDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { type ChargeStanding, chargeStandings, serviceTypes } from "../charge-words.rules";
import { exportedReceiver, monthAsked } from "../exported-receiver";
import { chargePage, chargeTotals, type ChargeFilter, type ChargeRow } from "./charge-list.loader";
import {
  chargeLine,
  chargesExportPath,
  chargesFileName,
  chargesHead,
  type ExportedCharge,
} from "./charges-export.rules";

export interface ChargesExportOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET /exportar/cobrancas.csv?arena=…&mes=YYYY-MM&servico=…&situacao=…&busca=…: all charges that match the filters of
 * the arena's page, for its managers; with `federacao` instead of `arena` those of a federation, for its members.
 */
export function chargesExportRouter({ contextFor }: ChargesExportOptions): Router {
  const router = Router();
  router.get(chargesExportPath, async (request, response) => {
    const ctx = await contextFor(request, response);
    const receiver = await exportedReceiver(ctx, request, response, "as cobranças");
    if (receiver === null) return;
    const asked = askedIn(request.query);
    if (!asked) {
      refused(response, 400, "BAD_USER_INPUT", "Mês, serviço, situação ou busca inválidos.");
      return;
    }
    const today = dayAt(ctx.now, await timeZoneAt(ctx.db, receiver.arenaId));
    const { standing, ...filter } = asked;
    await sendCharges(ctx, { ...filter, ...receiver, today }, standing, response);
  });
  return router;
}

type Asked = Omit<ChargeFilter, "arenaId" | "federationId" | "today"> & { standing: ChargeStanding | null };

/** Null for what cannot be meant. */
function askedIn({ mes, servico, situacao, busca }: Request["query"]): Asked | null {
  const service = serviceTypes.find((one) => one === servico);
  const standing = chargeStandings.find((one) => one === situacao);
  if ((servico !== undefined && !service) || (situacao !== undefined && !standing)) return null;
  if (busca !== undefined && (typeof busca !== "string" || busca.includes("\0"))) return null;
  const month = mes === undefined ? null : monthAsked(mes);
  if (mes !== undefined && month === null) return null;
  return {
    search: busca ?? null,
    service: service ?? null,
    standing: standing ?? null,
    ...(month ? { from: month, to: addDays(addMonths(month, 1), -1) } : {}),
    athleteId: null,
    receivers: null,
  };
}

async function sendCharges(
  { db }: ActionContext,
  filter: ChargeFilter,
  standing: ChargeStanding | null,
  response: Response,
) {
  const totals = await readReport(db, (from) => chargeTotals(from, filter));
  await streamCsv(response, {
    fileName: chargesFileName(filter.today),
    count: standing === null ? totals.count : totals.ofStanding[standing],
    head: chargesHead(),
    rows: (after: ChargeRow | null, limit) =>
      readReport(db, (from) =>
        chargePage(from, filter, standing, {
          after: after && { on: dayFromDatabase(after.serviceDate), id: after.id },
          before: null,
          limit,
          inverted: false,
        }),
      ),
    line: (row) => chargeLine(exported(row), filter.today),
  });
}

const exported = ({ serviceDate, referenceMonth, dueOn, ...row }: ChargeRow): ExportedCharge => {
  const serviceDay = dayFromDatabase(serviceDate);
  return {
    ...row,
    serviceDay,
    referenceMonth: referenceMonth === null ? firstOfMonth(serviceDay) : dayFromDatabase(referenceMonth),
    dueOn: dueOn && dayFromDatabase(dueOn),
  };
};
