/** After how long the price is due again. */
export const billingPeriodLabel = {
  MONTHLY: "Mensal",
  QUARTERLY: "Trimestral",
  HALF_YEARLY: "Semestral",
  YEARLY: "Anual",
} as const;
export type BillingPeriod = keyof typeof billingPeriodLabel;
export const billingPeriods = Object.keys(billingPeriodLabel) as BillingPeriod[];

/** As it stands behind a price: "R$ 490,00 por mês". */
export const perPeriod: Record<BillingPeriod, string> = {
  MONTHLY: "por mês",
  QUARTERLY: "por trimestre",
  HALF_YEARLY: "por semestre",
  YEARLY: "por ano",
};
