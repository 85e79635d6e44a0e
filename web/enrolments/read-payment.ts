import { graphql, readInlineData } from "react-relay/hooks";
import type { readPayment_payment$key } from "../__generated__/readPayment_payment.graphql";

/** What is owed or was paid, for what is reckoned with it. */
export interface Payment {
  readonly amountInCents: number;
  /** Null while it is owed. */
  readonly paidAt: string | null;
}

export function readPayment(payment: readPayment_payment$key | null | undefined): Payment | null {
  if (!payment) return null;
  const { amountInCents, paidAt } = readInlineData(
    graphql`
      fragment readPayment_payment on EnrolmentPayment @inline {
        amountInCents
        paidAt
      }
    `,
    payment,
  );
  return { amountInCents, paidAt: paidAt ?? null };
}
