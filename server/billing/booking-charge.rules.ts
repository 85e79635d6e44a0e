import type { ChargeStatus } from "./charge.rules";

interface Paid {
  status: ChargeStatus;
  receivedInCents: number;
}

/** Whether a charge still follows its rental or day use: while it is open and nothing has been paid. */
export const followsBooking = ({ status, receivedInCents }: Paid): boolean =>
  status === "PENDING" && receivedInCents === 0;

/**
 * What a cancelled rental or day use does to its charge. A charge of which something was paid stays as it is: what goes back
 * is a refund, which a person records once the money has gone.
 * @param feeInCents what is due although it is cancelled.
 */
export function afterCancelling(
  { amountInCents, ...paid }: Paid & { amountInCents: number },
  feeInCents: number,
): { kind: "CANCELLATION" } | { kind: "AMOUNT"; amountInCents: number } | null {
  if (!followsBooking(paid)) return null;
  if (feeInCents === 0) return { kind: "CANCELLATION" };
  return feeInCents < amountInCents ? { kind: "AMOUNT", amountInCents: feeInCents } : null;
}

/** What the receiver has to give back of a cancelled rental or day use, in centavos. */
export const refundDueInCents = (
  { receivedInCents, refundedInCents }: { receivedInCents: number; refundedInCents: number },
  feeInCents: number,
): number => Math.max(0, receivedInCents - refundedInCents - feeInCents);
