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
