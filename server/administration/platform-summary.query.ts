import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { platformSummary, type MonthOfPlatform, type PlatformSummary } from "./platform-summary.loader";

const PlatformMonthType = builder.objectRef<MonthOfPlatform>("PlatformMonth").implement({
  description: "Mês da plataforma. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    arenaCount: t.exposeInt("arenas", { description: "Arenas: how many there were at its end." }),
    revenueInCents: t.exposeFloat("revenueInCents", {
      description: "Receita: as `monthRevenueInCents`, of services of that month; in whole centavos.",
    }),
  }),
});

const PlatformSummaryType = builder.objectRef<PlatformSummary>("PlatformSummary").implement({
  description: "Resumo da plataforma: its numbers at this moment. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    arenaCount: t.exposeInt("arenas", { description: "Total de arenas." }),
    athleteCount: t.exposeInt("athletes", { description: "Total de atletas." }),
    tournamentCount: t.exposeInt("tournaments", {
      description: "Torneios: of arenas, and championships of federations.",
    }),
    monthRevenueInCents: t.exposeFloat("monthRevenueInCents", {
      description:
        "Receita mensal: what was paid for services of this month and did not go back, in whole centavos; a Float, since all arenas together may pass what an Int holds.",
    }),
    months: t.field({
      type: [PlatformMonthType],
      extensions: atMost(12),
      description: "Últimos doze meses: this one last.",
      resolve: ({ months }) => months,
    }),
    waitingFederationCount: t.exposeInt("waitingFederations", {
      description: "Federações à espera: how many wait for an admin to activate them.",
    }),
    expiringContractCount: t.exposeInt("expiringContracts", {
      description: "Contratos que vencem em até 30 dias: Contracts that do not renew automatically.",
    }),
    expiredContractCount: t.exposeInt("expiredContracts", {
      description: "Contratos vencidos: Contracts past their last day that were neither renewed nor ended.",
    }),
  }),
});

builder.queryField("platformSummary", (t) =>
  t.field({
    type: PlatformSummaryType,
    authScopes: { admin: true },
    description: "Resumo da plataforma: for admins.",
    resolve: (_root, _args, ctx) => platformSummary(ctx),
  }),
);
