/** Who pays; a rental may have been written down without a name. */
export const nameOfPayer = (name: string | null | undefined): string => name || "Não informado";

/** How the amount of a charge is shown, by how it stands. */
export const chargeAmountState = {
  PAID: "paid",
  PENDING: "owed",
  OVERDUE: "overdue",
  CANCELLED: "plain",
  REFUNDED: "plain",
  TO_REFUND: "plain",
} as const;

/** What is as it should be is quiet. */
export const chargeTone = {
  PAID: "usual",
  PENDING: "waiting",
  OVERDUE: "problem",
  CANCELLED: "usual",
  REFUNDED: "usual",
  TO_REFUND: "waiting",
} as const;
