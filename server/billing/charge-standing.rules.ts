import type { ChargeStatus } from "./charge.rules";
import { isLate } from "./late-fees.rules";
import { paymentStatusLabel } from "./payment-status.rules";

/** How a charge stands on a day: as it is kept, and late where it is. */
export const chargeStandings = ["PAID", "PENDING", "OVERDUE", "CANCELLED", "REFUNDED"] as const;
export type ChargeStanding = (typeof chargeStandings)[number];

export const chargeStandingLabel: Record<ChargeStanding, string> = {
  ...paymentStatusLabel,
  OVERDUE: "Em atraso",
};

/** What is still owed of a charge, without fine and interest, in centavos. */
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

/** @param dueOn YYYY-MM-DD; null for what has no day. */
export const standingOn = (
  { status, dueOn }: { status: ChargeStatus; dueOn: string | null },
  today: string,
): ChargeStanding => (status === "PENDING" && isLate(dueOn, today) ? "OVERDUE" : status);
