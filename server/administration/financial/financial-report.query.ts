import { ServiceTypeType } from "../../billing/charges/charge-words.type";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { readReport } from "../../platform/replica";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { daysOfPeriod, financialPeriodLabel, financialPeriods } from "./financial-period.rules";
import { financialTotals } from "./financial-report.loader";
import { FinancialReportType } from "./financial-report.type";

const FinancialPeriodType = builder.enumType("FinancialPeriod", {
  description: "Financial period, by the clocks of Brasília (período, até hoje).",
  values: labelled(financialPeriods, (period) => financialPeriodLabel[period]),
});

builder.queryField("financialReport", (t) =>
  t.field({
    type: FinancialReportType,
    authScopes: { admin: true },
    description: "Financial report, for admins (relatório financeiro).",
    args: {
      period: t.arg({
        type: FinancialPeriodType,
        defaultValue: "CURRENT_MONTH",
        required: true,
        description: "Period, by the day of the service (período).",
      }),
      service: t.arg({ type: ServiceTypeType, description: "Service; null for all (tipo de serviço)." }),
      arenaKey: t.arg({ type: "UUID", description: "Its key; null for all (arena)." }),
    },
    resolve: async (_root, { period, service, arenaKey }, { db, now }) => {
      const filter = {
        ...daysOfPeriod(period, dayAt(now, brasiliaTime)),
        service: service ?? null,
        arenaId: arenaKey ?? null,
      };
      return { filter, totals: await readReport(db, (from) => financialTotals(from, filter)) };
    },
  }),
);
