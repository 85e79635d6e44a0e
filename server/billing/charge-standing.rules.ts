import type { ChargeStatus } from "./charge.rules";
import { isLate } from "./late-fees.rules";
import { paymentStatusLabel } from "./payment-status.rules";

/** State of a charge on a day: the stored one, overdue after the due date, or to be refunded once it is closed with credit left. */
export const chargeStandings = ["PAID", "PENDING", "OVERDUE", "CANCELLED", "REFUNDED", "TO_REFUND"] as const;
export type ChargeStanding = (typeof chargeStandings)[number];

export const chargeStandingLabel: Record<ChargeStanding, string> = {
  ...paymentStatusLabel,
  OVERDUE: "Vencido",
  TO_REFUND: "A devolver",
};

/** Open amount of a charge, without fine and interest, in centavos. */
export const openPrincipalOf = ({
  status,
  amountInCents,
  receivedInCents,
  latePaidInCents,
}: {
  status: ChargeStatus;
  amountInCents: number;
  receivedInCents: number;
  latePaidInCents: number;
}): number => (status === "PENDING" ? amountInCents - receivedInCents + latePaidInCents : 0);

/**
 * @param dueOn YYYY-MM-DD; null without a due date.
 * @param creditInCents omit it if credit is irrelevant.
 */
export function standingOn(
  {
    status,
    dueOn,
    creditInCents = 0,
  }: { status: ChargeStatus; dueOn: string | null; creditInCents?: number },
  today: string,
): ChargeStanding {
  if (status === "PENDING") return isLate(dueOn, today) ? "OVERDUE" : "PENDING";
  return status !== "PAID" && creditInCents > 0 ? "TO_REFUND" : status;
}
