/** What the arena has charged, and what has become of it. */
export const arenaFinancePath = "/arena-financial";

/** The same of a federation's championships. */
export const federationFinancePath = "/federation/financial";

/** Of all months, what is late. */
export const overdueChargesPath = `${arenaFinancePath}?mes=todos&situacao=em-atraso`;

/** The same in pictures. */
export const moneyOverviewPath = `${arenaFinancePath}/panorama`;

/** The arena's boletos, and the files exchanged with its bank. */
export const boletosPath = `${arenaFinancePath}/boletos`;

/** The parts of an arena's money, as the row above them names them. */
export const financeTabs = [
  { to: arenaFinancePath, label: "Cobranças" },
  { to: moneyOverviewPath, label: "Panorama" },
] as const;

/** Where managers see what the arena owes its teachers. @param month "2026-11"; left out for this one. */
export const commissionsPath = (month?: string): string =>
  `/arena-financial/comissoes${month ? `/${month}` : ""}`;

/** Where teachers see their own. */
export const ownCommissionsPath = "/comissoes";

/** Where managers see what their athletes pay every month. */
export const monthlyPlansPath = "/arena-financial/mensalidades";

/** Where managers say what came into the bank. @param list "conciliados" or "ignorados"; left out for what is to be looked at. */
export const reconciliationPath = (list?: string): string =>
  `/arena-financial/conciliacao${list ? `/${list}` : ""}`;
