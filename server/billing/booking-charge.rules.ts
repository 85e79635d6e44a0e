import type { ChargeStatus } from "./charge.rules";

interface Paid {
  status: ChargeStatus;
  receivedInCents: number;
}

/** Whether changes of the rental or day use still change the charge: while it is open and unpaid. */
export const followsBooking = ({ status, receivedInCents }: Paid): boolean =>
  status === "PENDING" && receivedInCents === 0;

/**
 * What cancelling a rental or day use does to its charge. If it is partly paid, the rest is no longer owed and the
 * payment becomes the payer's credit, which pays the cancellation fee first. A paid charge does not change: a manager
 * records the refund once the money has been sent.
 * @param feeInCents cancellation fee.
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
