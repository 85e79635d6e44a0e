import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { platformSummary, type MonthOfPlatform, type PlatformSummary } from "./platform-summary.loader";

const PlatformMonthType = builder.objectRef<MonthOfPlatform>("PlatformMonth").implement({
  description: "Platform month (mês da plataforma). For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    arenaCount: t.exposeInt("arenas", { description: "How many there were at its end (arenas)." }),
    revenueInCents: t.exposeFloat("revenueInCents", {
      description:
        "Revenue, as `monthRevenueInCents`, of services of that month; in whole centavos (receita).",
    }),
  }),
});

const PlatformSummaryType = builder.objectRef<PlatformSummary>("PlatformSummary").implement({
  description: "Its numbers at this moment (resumo da plataforma). For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    arenaCount: t.exposeInt("arenas", { description: "Arena count (total de arenas)." }),
    athleteCount: t.exposeInt("athletes", { description: "Athlete count (total de atletas)." }),
    tournamentCount: t.exposeInt("tournaments", {
      description: "Tournament count, of arenas, and championships of federations (torneios).",
    }),
    monthRevenueInCents: t.exposeFloat("monthRevenueInCents", {
      description:
        "What was paid for services of this month and did not go back, in whole centavos; a Float, since all arenas together may pass what an Int holds (receita mensal).",
    }),
    months: t.field({
      type: [PlatformMonthType],
      extensions: atMost(12),
      description: "Months; this one last (últimos doze meses).",
      resolve: ({ months }) => months,
    }),
    waitingFederationCount: t.exposeInt("waitingFederations", {
      description: "How many wait for an admin to activate them (federações à espera).",
    }),
    expiringContractCount: t.exposeInt("expiringContracts", {
      description: "Contracts that do not renew automatically (contratos que vencem em até 30 dias).",
    }),
    expiredContractCount: t.exposeInt("expiredContracts", {
      description: "Contracts past their last day that were neither renewed nor ended (contratos vencidos).",
    }),
  }),
});

builder.queryField("platformSummary", (t) =>
  t.field({
    type: PlatformSummaryType,
    authScopes: { admin: true },
    description: "Platform summary, for admins (resumo da plataforma).",
    resolve: (_root, _args, ctx) => platformSummary(ctx),
  }),
);
