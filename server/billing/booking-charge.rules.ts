import type { ChargeStatus } from "./charge.rules";

interface Paid {
  status: ChargeStatus;
  receivedInCents: number;
}

/** Whether a charge still follows its rental or day use: while it is open and nothing has been paid. */
export const followsBooking = ({ status, receivedInCents }: Paid): boolean =>
  status === "PENDING" && receivedInCents === 0;

/**
 * What a cancelled rental or day use does to its charge. Of one that is paid in part nobody owes the rest any more, and what
 * came is the payer's credit, which pays the fee first. One that is paid stays as it is: what goes back is a refund, which a
 * person records once the money has gone.
 * @param feeInCents what is due although it is cancelled.
 */
export function afterCancelling(
  { amountInCents, ...paid }: Paid & { amountInCents: number },
  feeInCents: number,
): { kind: "CANCELLATION"; ofCredit?: boolean } | { kind: "AMOUNT"; amountInCents: number } | null {
  if (paid.status !== "PENDING" || (feeInCents > 0 && feeInCents >= amountInCents)) return null;
  if (!followsBooking(paid)) return { kind: "CANCELLATION", ofCredit: true };
  return feeInCents === 0 ? { kind: "CANCELLATION" } : { kind: "AMOUNT", amountInCents: feeInCents };
}

/** What the receiver has to give back of a cancelled rental or day use, in centavos. */
export const refundDueInCents = (
  { receivedInCents, refundedInCents }: { receivedInCents: number; refundedInCents: number },
  feeInCents: number,
): number => Math.max(0, receivedInCents - refundedInCents - feeInCents);
